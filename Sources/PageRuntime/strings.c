// A part of Swift's strings that the page's texts never need, in a few bytes. The standard library's functions are weak symbols in
// the module, so that these take their places, by the names and with the parameters that the compiler gives them: a string is three
// words, then come the words that every Swift function has for `self` and an error. What `unicode.c` says of characters holds here
// too: each scalar is a character of its own, and is written in one way only. Were a name no longer right, the module would only be
// larger.

#include <stdint.h>

#define SWIFT(name) __asm__("$e" name)
#define STRING uint32_t a, uint32_t b, uint32_t c

// String.Index, in a string that another runtime keeps in UTF-16: there is none.
uint64_t match_encoding(uint64_t index, STRING, uint32_t self, uint32_t error)
    SWIFT("s11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF");
uint64_t match_encoding(uint64_t index, STRING, uint32_t self, uint32_t error) { return index; }

// Texts that differ, but could be the same in another spelling: there is no other.
uint32_t compare(uint32_t other, uint32_t expecting, uint32_t self, uint32_t error)
    SWIFT("s16_StringGutsSliceV7compare4with9expectingSbAB_s01_A16ComparisonResultOtF");
uint32_t compare(uint32_t other, uint32_t expecting, uint32_t self, uint32_t error) { __builtin_trap(); }

// What a text that is not only ASCII adds to a hash: nothing. Which of two such texts is meant, `==` decides.
void hash(uint32_t hasher, uint32_t self, uint32_t error)
    SWIFT("s16_StringGutsSliceV15_normalizedHash4intoys6HasherVz_tF");
void hash(uint32_t hasher, uint32_t self, uint32_t error) {}

// How many bytes the character has that begins, or ends, at a place: those of its one scalar.
int32_t scalar_from(int32_t place, STRING, uint32_t self, uint32_t error)
    SWIFT("s11_StringGutsV20fastUTF8ScalarLength10startingAtS2i_tF");
int32_t scalar_before(int32_t place, STRING, uint32_t self, uint32_t error)
    SWIFT("s11_StringGutsV20fastUTF8ScalarLength8endingAtS2i_tF");

int32_t character_from(int32_t place, STRING, uint32_t self, uint32_t error)
    SWIFT("s11_StringGutsV29_opaqueComplexCharacterStride10startingAtS2i_tF");
int32_t character_from(int32_t place, STRING, uint32_t self, uint32_t error) {
    return scalar_from(place, a, b, c, self, error);
}

int32_t character_before(int32_t place, STRING, uint32_t self, uint32_t error)
    SWIFT("s11_StringGutsV29_opaqueComplexCharacterStride8endingAtS2i_tF");
int32_t character_before(int32_t place, STRING, uint32_t self, uint32_t error) {
    return scalar_before(place, a, b, c, self, error);
}

// The same within a part of a text.
int32_t character_within(int32_t place, int32_t low, int32_t high, STRING, uint32_t self, uint32_t error)
    SWIFT("s11_StringGutsV22_opaqueCharacterStride8endingAt2inS2i_SnySiGtF");
int32_t character_within(int32_t place, int32_t low, int32_t high, STRING, uint32_t self, uint32_t error) {
    return scalar_before(place, a, b, c, self, error);
}

// What Swift's strings ask about characters, as far as the page's texts need it: each scalar is a character of its own and is
// written in one way only, and letters and capitals are known up to U+00FF. The toolchain's own tables would make the page a
// quarter larger.

#include <stdint.h>

uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0; }
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t one, uint32_t other) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }
const uint8_t _swift_stdlib_nfd_decompositions[1] = {0};

static _Bool is_capital(uint32_t scalar) {
    return (scalar >= 'A' && scalar <= 'Z') || (scalar >= 0xC0 && scalar <= 0xDE && scalar != 0xD7);
}

static _Bool is_small(uint32_t scalar) {
    return (scalar >= 'a' && scalar <= 'z') || (scalar >= 0xE0 && scalar <= 0xFE && scalar != 0xF7);
}

// How far away the other case is: 0 asks for capitals, 1 for small letters, 2 for capitals of titles.
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) {
    if (mapping == 1) return is_capital(scalar) ? 32 : 0;
    return is_small(scalar) ? -32 : 0;
}

// No case has more than one letter.
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, uintptr_t *length) {
    *length = 0;
    return 0;
}

// The bits of Unicode's properties, as the standard library numbers them.
uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar) {
    const uint64_t alphabetic = (uint64_t)1 << 5, white_space = (uint64_t)1 << 45;
    _Bool is_white = (scalar >= 9 && scalar <= 13) || scalar == ' ' || scalar == 0x85 || scalar == 0xA0
        || scalar == 0x1680 || (scalar >= 0x2000 && scalar <= 0x200A) || scalar == 0x2028 || scalar == 0x2029
        || scalar == 0x202F || scalar == 0x205F || scalar == 0x3000;
    if (is_white) return white_space;
    _Bool is_letter = is_capital(scalar) || is_small(scalar) || scalar == 0xDF || scalar == 0xFF || scalar == 0xAA
        || scalar == 0xB5 || scalar == 0xBA;
    return is_letter ? alphabetic : 0;
}

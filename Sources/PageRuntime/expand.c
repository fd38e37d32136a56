// What `xz` has made small, made large again: the first half of unpacking. The format is LZMA's, raw, with one bit of the byte before a
// literal as its context and none of its place (`CompressedBytes` asks for it so). In front stands the size of what comes out.
// Bytes that are not so are found out: nothing is read or written beyond what was given.

#include "unpack.h"

// Of eleven bits each: how likely a 0 is. The names are those of LZMA's description.
typedef uint16_t Probability;

enum { states = 12, first_literal_state = 7, slots = 64, aligned = 16, literals = 2 * 0x300, whole = 1 << 11 };

typedef struct Lengths {
    Probability choice[2], low[8], middle[8], high[256];
} Lengths;

static struct {
    Probability is_match[states], is_repeated[states], is_first[states], is_second[states], is_third[states], is_long[states];
    Probability slot[4][slots], distance[128], align[aligned], literal[literals];
    Lengths match, repeated;
} model;

static const uint8_t *from, *from_end;
static uint32_t range, code;
static _Bool is_broken;

static uint32_t next_byte(void) {
    if (from == from_end) {
        is_broken = 1;
        return 0;
    }
    return *from++;
}

static void refill(void) {
    if (range >= 1 << 24) return;
    range <<= 8;
    code = code << 8 | next_byte();
}

static __attribute__((noinline)) uint32_t bit(Probability *likely) {
    uint32_t bound = (range >> 11) * *likely, found = code >= bound;
    if (found) {
        range -= bound;
        code -= bound;
        *likely -= *likely >> 5;
    } else {
        range = bound;
        *likely += (whole - *likely) >> 5;
    }
    refill();
    return found;
}

// Bits that are as often 0 as 1.
static uint32_t even_bits(int count) {
    uint32_t found = 0;
    for (; count > 0; count--) {
        range >>= 1;
        uint32_t next = code >= range;
        if (next) code -= range;
        found = found << 1 | next;
        refill();
    }
    return found;
}

// A number whose highest bit comes first.
static uint32_t tree(Probability *likely, int bits) {
    uint32_t place = 1;
    for (int left = bits; left > 0; left--) place = place << 1 | bit(likely + place);
    return place - (1 << bits);
}

// A number whose lowest bit comes first.
static uint32_t turned_tree(Probability *likely, int bits) {
    uint32_t place = 1, found = 0;
    for (int index = 0; index < bits; index++) {
        uint32_t next = bit(likely + place);
        place = place << 1 | next;
        found |= next << index;
    }
    return found;
}

static uint32_t length(Lengths *lengths) {
    if (!bit(&lengths->choice[0])) return 2 + tree(lengths->low, 3);
    if (!bit(&lengths->choice[1])) return 10 + tree(lengths->middle, 3);
    return 18 + tree(lengths->high, 8);
}

static uint32_t distance(uint32_t length) {
    uint32_t slot = tree(model.slot[length < 6 ? length - 2 : 3], 6);
    if (slot < 4) return slot;
    int bits = (slot >> 1) - 1;
    uint32_t base = (2 | (slot & 1)) << bits;
    if (slot < 14) return base + turned_tree(model.distance + base - slot, bits);
    base += even_bits(bits - 4) << 4;
    return base + turned_tree(model.align, 4);
}

// A literal; after a match, the byte that the match would have gone on with is its context too.
static uint8_t literal(uint32_t before, _Bool follows_match, uint32_t expected) {
    Probability *likely = model.literal + (before >> 7) * 0x300;
    uint32_t place = 1;
    while (place < 256 && follows_match) {
        uint32_t wanted = expected >> 7 & 1, next;
        expected <<= 1;
        next = bit(likely + ((1 + wanted) << 8) + place);
        place = place << 1 | next;
        follows_match = next == wanted;
    }
    while (place < 256) place = place << 1 | bit(likely + place);
    return place;
}

static void begin(const uint8_t *packed, uint32_t count) {
    for (Probability *likely = (Probability *)&model; likely < (Probability *)(&model + 1); likely++) *likely = whole / 2;
    from = packed;
    from_end = packed + count;
    is_broken = 0;
}

static uint32_t size(void) {
    uint64_t value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
        uint32_t next = next_byte();
        value |= (uint64_t)(next & 127) << shift;
        if (next < 128) return is_broken || value > 1 << 28 ? 0 : value;
    }
    return 0;
}

uint32_t page_expanded_size(const uint8_t *packed, uint32_t count) {
    begin(packed, count);
    return size();
}

uint32_t page_expand(const uint8_t *packed, uint32_t count, uint8_t *to) {
    begin(packed, count);
    uint32_t room = size(), at = 0, state = 0, distances[4] = {1, 1, 1, 1};
    range = -1;
    code = 0;
    for (int place = 0; place < 5; place++) code = code << 8 | next_byte();
    while (at < room && !is_broken) {
        if (!bit(&model.is_match[state])) {
            _Bool follows_match = state >= first_literal_state;
            uint8_t expected = follows_match ? to[at - distances[0]] : 0;
            to[at] = literal(at ? to[at - 1] : 0, follows_match, expected);
            at++;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        uint32_t count;
        if (bit(&model.is_repeated[state])) {
            _Bool is_one = 0;
            uint32_t which = 0;
            if (!bit(&model.is_first[state])) is_one = !bit(&model.is_long[state]);
            else which = !bit(&model.is_second[state]) ? 1 : 2 + bit(&model.is_third[state]);
            uint32_t found = distances[which];
            for (; which > 0; which--) distances[which] = distances[which - 1];
            distances[0] = found;
            count = is_one ? 1 : length(&model.repeated);
            state = is_one ? (state < first_literal_state ? 9 : 11) : state < first_literal_state ? 8 : 11;
        } else {
            for (int place = 3; place > 0; place--) distances[place] = distances[place - 1];
            count = length(&model.match);
            distances[0] = distance(count) + 1;
            state = state < first_literal_state ? 7 : 10;
        }
        // A distance of 0 is the format's end, which comes too early here.
        if (distances[0] - 1 >= at || count > room - at) return 0;
        for (; count > 0; count--, at++) to[at] = to[at - distances[0]];
    }
    return is_broken ? 0 : at;
}

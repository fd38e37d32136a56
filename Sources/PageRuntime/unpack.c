// The packed module made into the module that it was, before the browser compiles it. It is a module of its own in the page, and a
// part of the tool, which proves with it what it has packed. `Sources/Literate/Packing` packs, and its `PackedModule` says what
// stands where. Bytes that were not packed so are found out: nothing is read or written beyond what was given.

#include "unpack.h"

// What is known of a symbol: the bytes that it stands for, and the operand that follows them.
enum { is_whole, is_get, is_set, is_tee, is_offset, is_constant, is_call, is_label, is_indirect, is_labels, is_long, is_float, is_near, is_odd };

enum { streams = 13, words_stream = 12, most_types = 4096, most_locals = 4096, gap = 4 * most_locals + 32 };

// Called from many places, and for long stretches: their bytes count for more than the calls.
#define SMALL __attribute__((noinline))

typedef struct Bytes {
    const uint8_t *at, *end;
} Bytes;

static _Bool is_broken;
static Bytes stream[streams];
static uint8_t *to, *limit;

static struct {
    uint8_t kind;
    Bytes text;
} symbols[256];
static uint32_t symbol_count;

static Bytes parameters[most_types];

// The locals of each type, the one that was named last being the first.
static uint16_t recent[4][most_locals];
static uint32_t known[4];

// How many locals of a type follow each other.
static struct {
    uint32_t count;
    uint8_t type;
} groups[most_locals];
static uint32_t group_count, next_local;

static inline uint8_t byte(Bytes *from) {
    if (from->at == from->end) {
        is_broken = 1;
        return 0;
    }
    return *from->at++;
}

static SMALL uint64_t number(Bytes *from) {
    uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        uint8_t next = byte(from);
        value |= (uint64_t)(next & 127) << shift;
        if (next < 128) return value;
    }
    is_broken = 1;
    return 0;
}

static SMALL Bytes part(Bytes *from, uint64_t count) {
    Bytes found = {from->at, from->at};
    if (count > (uint64_t)(from->end - from->at)) is_broken = 1;
    else from->at = found.end = found.at + count;
    return found;
}

static inline void put(uint8_t value) {
    if (to == limit) is_broken = 1;
    else *to++ = value;
}

static SMALL void put_number(uint32_t value) {
    for (; value > 127; value >>= 7) put(value | 128);
    put(value);
}

static SMALL void put_bytes(Bytes bytes) {
    uint32_t count = bytes.end - bytes.at;
    if (count > (uint32_t)(limit - to)) {
        is_broken = 1;
        return;
    }
    __builtin_memmove(to, bytes.at, count);
    to += count;
}

// A number of a stream, as it stands there.
static SMALL void put_next(int kind) {
    uint8_t next;
    do put(next = byte(&stream[kind]));
    while (next > 127 && !is_broken);
}

// The types of locals end in different bits.
static void remember(uint8_t type, uint32_t rank, uint32_t local) {
    uint16_t *list = recent[type & 3];
    for (; rank > 0; rank--) list[rank] = list[rank - 1];
    list[0] = local;
}

// A local that no instruction has named yet.
static uint32_t new_local(uint8_t type) {
    if (next_local == most_locals) {
        is_broken = 1;
        return 0;
    }
    remember(type, known[type & 3]++, next_local);
    return next_local++;
}

// A local by its rank among those of its type, from 1; with 0 begins a new one.
static uint32_t local(uint8_t type, uint64_t rank) {
    if (rank > known[type & 3]) {
        is_broken = 1;
        return 0;
    }
    if (rank > 0) {
        uint32_t found = recent[type & 3][rank - 1];
        remember(type, rank - 1, found);
        return found;
    }
    if (group_count == 0 || groups[group_count - 1].type != type) {
        if (group_count == most_locals) {
            is_broken = 1;
            return 0;
        }
        groups[group_count].type = type;
        groups[group_count++].count = 0;
    }
    groups[group_count - 1].count++;
    return new_local(type);
}

static void instructions(void) {
    for (uint32_t depth = 1; depth > 0 && !is_broken;) {
        uint8_t name = byte(&stream[is_whole]);
        if (name >= symbol_count) is_broken = 1;
        if (is_broken) return;
        uint8_t kind = symbols[name].kind;
        Bytes text = symbols[name].text;
        uint8_t code = byte(&text);
        put(code);
        if (kind == is_near || (kind >= is_get && kind <= is_tee)) {
            uint8_t type = byte(&text);
            put_number(local(type, kind == is_near ? byte(&text) : number(&stream[kind])));
            continue;
        }
        put_bytes(text);
        switch (kind) {
        case is_whole:
            if (code >= 2 && code <= 4) depth++;
            if (code == 11) depth--;
            break;
        case is_offset: put_number(number(&stream[is_offset]) << (byte(&text) & 31)); break;
        case is_odd: put_next(is_offset); break;
        case is_float: put_bytes(part(&stream[is_float], code == 0x43 ? 4 : 8)); break;
        case is_labels: {
            uint64_t count = number(&stream[is_labels]);
            put_number(count);
            for (count++; count > 0 && !is_broken; count--) put_next(is_labels);
            break;
        }
        default: put_next(kind);
        }
        if (kind == is_indirect) put(0);
    }
}

// A function: how long it is, its locals, its instructions. They are written behind a gap, since the locals show with them.
static void function(Bytes types) {
    known[0] = known[1] = known[2] = known[3] = group_count = next_local = 0;
    while (types.at < types.end) new_local(byte(&types));
    uint8_t *start = to;
    if (limit - to < gap) is_broken = 1;
    if (is_broken) return;
    to += gap;
    instructions();
    Bytes body = {start + gap, to};
    uint32_t size = 1 + (group_count > 127) + body.end - body.at;
    for (uint32_t group = 0; group < group_count; group++) size += 2 + (groups[group].count > 127);
    to = start;
    put_number(size);
    put_number(group_count);
    for (uint32_t group = 0; group < group_count; group++) {
        put_number(groups[group].count);
        put(groups[group].type);
    }
    put_bytes(body);
}

// The section that a place in the module stands in front of.
static Bytes section(Bytes *from, uint8_t *kind) {
    *kind = byte(from);
    return part(from, number(from));
}

static void functions(Bytes head) {
    uint8_t kind;
    part(&head, 8);
    Bytes types = section(&head, &kind);
    uint64_t count = number(&types);
    if (count > most_types) is_broken = 1;
    for (uint64_t type = 0; type < count && !is_broken; type++) {
        byte(&types);
        parameters[type] = part(&types, number(&types));
        part(&types, number(&types));
    }
    Bytes list;
    do list = section(&head, &kind);
    while (kind != 3 && !is_broken);
    uint64_t left = number(&list);
    // The code's size, in as many bytes as any would need: it is known at the end.
    put(10);
    uint8_t *start = to;
    for (int place = 0; place < 5; place++) put(0);
    put_number(left);
    for (; left > 0 && !is_broken; left--) {
        uint64_t type = number(&list);
        if (type >= count) is_broken = 1;
        else function(parameters[type]);
    }
    if (is_broken) return;
    uint32_t size = to - start - 5;
    for (int place = 0; place < 5; place++) start[place] = (size >> 7 * place & 127) | (place < 4 ? 128 : 0);
}

static uint32_t word_at(const uint8_t *place) {
    return place[0] | place[1] << 8 | place[2] << 16 | (uint32_t)place[3] << 24;
}

// The tables of classes, by their words: 0 for the word that its superclass has there, 1 for the function after the newest,
// and everything else two above itself. The address of a table is its superclass's from there on.
static void words(uint32_t count, uint32_t address, uint32_t newest) {
    const uint8_t *start = to;
    for (uint32_t place = 0, model = count; place < count && !is_broken; place++, model++) {
        uint64_t code = number(&stream[words_stream]);
        uint32_t word = code - 2;
        if (code == 0 && model >= place) is_broken = 1;
        else if (code == 0) word = word_at(start + 4 * model);
        if (code == 1) word = ++newest;
        for (int shift = 0; shift < 32; shift += 8) put(word >> shift);
        uint32_t distance = word - address;
        if (distance / 4 < count && distance % 4 == 0) model = distance / 4;
    }
}

uint32_t page_room(const uint8_t *packed, uint32_t count) {
    Bytes from = {packed, packed + count};
    is_broken = 0;
    uint64_t size = number(&from);
    return is_broken || size > 1 << 28 ? 0 : size + gap;
}

uint32_t page_unpack(const uint8_t *packed, uint32_t count, uint8_t *module) {
    uint32_t room = page_room(packed, count);
    if (room == 0) return 0;
    Bytes from = {packed, packed + count};
    uint32_t size = number(&from);
    to = module;
    limit = module + room;
    uint64_t head_size = number(&from), before = number(&from);
    uint32_t word_count = number(&from), address = number(&from), newest = number(&from);
    uint64_t sizes[streams];
    for (int kind = 0; kind < streams; kind++) sizes[kind] = number(&from);
    Bytes head = part(&from, head_size);
    symbol_count = byte(&from) + 1;
    for (uint32_t name = 0; name < symbol_count; name++) {
        symbols[name].kind = byte(&from);
        symbols[name].text = part(&from, byte(&from));
        if (symbols[name].kind > is_odd) is_broken = 1;
    }
    for (int kind = 0; kind < streams; kind++) stream[kind] = part(&from, sizes[kind]);
    Bytes data = part(&from, before);
    if (is_broken) return 0;
    put_bytes(head);
    functions(head);
    put_bytes(data);
    words(word_count, address, newest);
    put_bytes(from);
    return is_broken || (uint32_t)(to - module) != size ? 0 : size;
}

#ifdef __wasm__
// Memory that has so many bytes from there on; 0 if there is none.
static uint8_t *memory(uint8_t *start, uint32_t count) {
    uint32_t pages = ((uint32_t)(uintptr_t)start + count + 65535) / 65536, had = __builtin_wasm_memory_size(0);
    return pages > had && __builtin_wasm_memory_grow(0, pages - had) == (uint32_t)-1 ? 0 : start;
}

// The linker's name for the first address after everything else. The page puts the compressed bytes there; behind them come the packed
// ones, and behind those the module.
extern uint8_t __heap_base;

__attribute__((export_name("expand"))) uint32_t expand(uint32_t count) {
    uint32_t size = page_expanded_size(&__heap_base, count);
    uint8_t *packed = memory(&__heap_base + count, size);
    return packed ? page_expand(&__heap_base, count, packed) : 0;
}

__attribute__((export_name("unpack"))) uint32_t unpack(uint32_t compressed, uint32_t count) {
    const uint8_t *packed = &__heap_base + compressed;
    uint32_t room = page_room(packed, count);
    uint8_t *module = memory((uint8_t *)packed + count, room);
    return room && module ? page_unpack(packed, count, module) : 0;
}
#endif

// The little of a C library that Embedded Swift asks for in the page: memory, and nothing else of a system.

#include <stddef.h>
#include <stdint.h>

// The linker's name for the first address after everything else.
extern uint8_t __heap_base;

// A block of memory has its kind in front of it: kinds up to 64 are multiples of 16 bytes, those above are powers of two.
typedef struct Block {
    size_t kind;
    struct Block *next;
} Block;

enum { header = 16, small_kinds = 64, kinds = 86 };

static Block *freed[kinds];
static uintptr_t end;
static size_t in_use;

static size_t kind_of(size_t size) {
    if (size <= small_kinds * 16) return size == 0 ? 1 : (size + 15) / 16;
    size_t kind = small_kinds + 1;
    while (((size_t)2048 << (kind - small_kinds - 1)) < size) kind++;
    return kind;
}

static size_t size_of(size_t kind) {
    return kind <= small_kinds ? kind * 16 : (size_t)2048 << (kind - small_kinds - 1);
}

void *malloc(size_t size) {
    if (size > (size_t)1 << 30) __builtin_trap();
    size_t kind = kind_of(size);
    in_use += size_of(kind);
    Block *block = freed[kind];
    if (block) {
        freed[kind] = block->next;
        return (uint8_t *)block + header;
    }
    if (!end) end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t start = end;
    end += header + size_of(kind);
    size_t pages = (end + 65535) / 65536, had = __builtin_wasm_memory_size(0);
    if (pages > had && __builtin_wasm_memory_grow(0, pages - had + 4) == (size_t)-1) __builtin_trap();
    block = (Block *)start;
    block->kind = kind;
    return (uint8_t *)block + header;
}

void free(void *memory) {
    if (!memory) return;
    Block *block = (Block *)((uint8_t *)memory - header);
    in_use -= size_of(block->kind);
    block->next = freed[block->kind];
    freed[block->kind] = block;
}

// Every block lies at a multiple of 16, which is as much as Swift asks for.
int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment > 16) __builtin_trap();
    *memory = malloc(size);
    return 0;
}

// How many bytes are in use, for the tests of memory.
__attribute__((export_name("heap"))) size_t heap(void) { return in_use; }

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *one, const void *other, size_t count) {
    const uint8_t *a = one, *b = other;
    for (; count > 0; count--, a++, b++)
        if (*a != *b) return *a - *b;
    return 0;
}

size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length]) length++;
    return length;
}

// Hashes begin with the same number in every page, so that sets are in the same order.
void arc4random_buf(void *memory, size_t count) { __builtin_memset(memory, 7, count); }

double round(double number) {
    double whole = __builtin_trunc(number), rest = number - whole;
    if (rest >= 0.5) return whole + 1;
    if (rest <= -0.5) return whole - 1;
    return __builtin_copysign(whole, number);
}

// Wanted by strides of numbers. Exact where both products are, which whole strides are.
double fma(double one, double other, double more) { return one * other + more; }

// The product of two numbers of 128 bits.
typedef __int128 wide;
wide __multi3(wide one, wide other) {
    typedef unsigned __int128 bits;
    uint64_t a = (uint64_t)one, b = (uint64_t)other;
    uint64_t low_a = (uint32_t)a, high_a = a >> 32, low_b = (uint32_t)b, high_b = b >> 32;
    uint64_t low = low_a * low_b, middle = high_a * low_b + (low >> 32), other_middle = low_a * high_b + (uint32_t)middle;
    uint64_t high = high_a * high_b + (middle >> 32) + (other_middle >> 32);
    high += a * (uint64_t)((bits)other >> 64) + (uint64_t)((bits)one >> 64) * b;
    return (wide)((bits)high << 64 | other_middle << 32 | (uint32_t)low);
}

// A decimal number: where it ends, or nothing if there is none. Exact up to 15 digits, which recordings do not pass.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    const char *place = text;
    _Bool is_negative = *place == '-';
    if (*place == '-' || *place == '+') place++;
    double digits = 0, scale = 1;
    _Bool has_digits = 0;
    for (; *place >= '0' && *place <= '9'; place++, has_digits = 1) digits = digits * 10 + (*place - '0');
    if (*place == '.')
        for (place++; *place >= '0' && *place <= '9'; place++, has_digits = 1) {
            digits = digits * 10 + (*place - '0');
            scale *= 10;
        }
    if (!has_digits) return 0;
    *number = is_negative ? -(digits / scale) : digits / scale;
    return place;
}

// What the page's module does with what a listing prints, and what a claim leaves: nothing.

#include <stddef.h>

void page_write(const void *bytes, size_t count) {}

int putchar(int character) { return character; }

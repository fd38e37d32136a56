// The compressed and packed module made into the module that it was.

#include <stdint.h>

/// How many bytes come out of compressed ones; 0 if they are broken.
uint32_t page_expanded_size(const uint8_t *compressed, uint32_t count);

/// Expands into memory that has the room, and says how many bytes came out; 0 if the compressed bytes are broken.
uint32_t page_expand(const uint8_t *compressed, uint32_t count, uint8_t *packed);

/// How many bytes of memory the module of packed bytes needs while it is unpacked; 0 if they are broken.
uint32_t page_room(const uint8_t *packed, uint32_t count);

/// Unpacks into memory that has the room, and says how many bytes the module has; 0 if the packed bytes are broken.
uint32_t page_unpack(const uint8_t *packed, uint32_t count, uint8_t *module);

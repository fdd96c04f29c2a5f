#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stddef.h>

/// What a thread has allocated since counting began.
struct allocation_counts {
    /// How many blocks of memory were asked for.
    long blocks;
    /// The most blocks that were in use at a time, above those in use at the beginning.
    long peak_blocks;
    /// How many blocks are in use now, above those in use at the beginning.
    long live_blocks;
    /// The most bytes that were in use at a time, above those in use at the beginning.
    long peak_bytes;
    /// How many bytes are in use now, above those in use at the beginning.
    long live_bytes;
};

/// Whether allocations can be counted here: with glibc, and where no sanitizer has taken over.
bool allocation_counter_is_available(void);

/// Begins to count allocations of the calling thread.
void allocation_counter_start(void);

/// What the calling thread has allocated since it began to count.
struct allocation_counts allocation_counter_stop(void);

#endif

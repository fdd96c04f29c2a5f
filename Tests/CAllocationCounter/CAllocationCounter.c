#define _GNU_SOURCE
#include "CAllocationCounter.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <errno.h>
#include <malloc.h>

// The program's own definitions go before those of the C library, which has them under other names as well.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static __thread bool is_counting;
static __thread struct allocation_counts counts;

static void add(void *block) {
    if (!is_counting || !block) return;
    counts.blocks += 1;
    counts.live_blocks += 1;
    if (counts.live_blocks > counts.peak_blocks) counts.peak_blocks = counts.live_blocks;
    counts.live_bytes += (long)malloc_usable_size(block);
    if (counts.live_bytes > counts.peak_bytes) counts.peak_bytes = counts.live_bytes;
}

static void subtract(void *block) {
    if (!is_counting || !block) return;
    counts.live_blocks -= 1;
    counts.live_bytes -= (long)malloc_usable_size(block);
}

void *malloc(size_t size) {
    void *block = __libc_malloc(size);
    add(block);
    return block;
}

void *calloc(size_t count, size_t size) {
    void *block = __libc_calloc(count, size);
    add(block);
    return block;
}

void *realloc(void *old, size_t size) {
    long old_bytes = is_counting && old ? (long)malloc_usable_size(old) : 0;
    void *block = __libc_realloc(old, size);
    if (is_counting && old && (block || size == 0)) {
        counts.live_blocks -= 1;
        counts.live_bytes -= old_bytes;
    }
    add(block);
    return block;
}

void *memalign(size_t alignment, size_t size) {
    void *block = __libc_memalign(alignment, size);
    add(block);
    return block;
}

void *aligned_alloc(size_t alignment, size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *block = memalign(alignment, size);
    if (!block) return ENOMEM;
    *result = block;
    return 0;
}

void free(void *block) {
    subtract(block);
    __libc_free(block);
}

bool allocation_counter_is_available(void) {
    return true;
}

void allocation_counter_start(void) {
    counts = (struct allocation_counts){0};
    is_counting = true;
}

struct allocation_counts allocation_counter_stop(void) {
    is_counting = false;
    return counts;
}

#else

bool allocation_counter_is_available(void) {
    return false;
}

void allocation_counter_start(void) {}

struct allocation_counts allocation_counter_stop(void) {
    return (struct allocation_counts){0};
}

#endif

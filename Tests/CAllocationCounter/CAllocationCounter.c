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

#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <link.h>
#define N (1 << 20)
#define D 40
struct rec { void *p; long n; void *f[D]; };
static struct rec *table; static int tracing; 
static void tadd(void *p) {
    if (!tracing) return;
    unsigned long h = ((unsigned long)p >> 4) * 0x9E3779B97F4A7C15ul >> 44;
    while (table[h].p && table[h].p != (void *)1) h = (h + 1) & (N - 1);
    table[h].p = p; table[h].n = (long)malloc_usable_size(p);
    void **fp = __builtin_frame_address(0); int i = 0; memset(table[h].f, 0, sizeof table[h].f);
    while (i < D && fp && (unsigned long)fp > 0x1000) { void **next = (void **)fp[0]; table[h].f[i++] = fp[1];
      if (next <= fp || (char *)next - (char *)fp > 1000000) break; fp = next; }
}
static void tsub(void *p) {
    if (!tracing) return;
    unsigned long h = ((unsigned long)p >> 4) * 0x9E3779B97F4A7C15ul >> 44;
    while (table[h].p) { if (table[h].p == p) { table[h].p = (void *)1; return; } h = (h + 1) & (N - 1); }
}
static unsigned long base0; static int ph(struct dl_phdr_info *i, size_t s, void *d) { if (!base0) base0 = i->dlpi_addr; return 1; }
static void add(void *block) {
    if (!is_counting || !block) return;
    tadd(block);
    counts.blocks += 1;
    counts.live_blocks += 1;
    if (counts.live_blocks > counts.peak_blocks) counts.peak_blocks = counts.live_blocks;
    counts.live_bytes += (long)malloc_usable_size(block);
    if (counts.live_bytes > counts.peak_bytes) counts.peak_bytes = counts.live_bytes;
}

static void subtract(void *block) {
    if (!is_counting || !block) return;
    tsub(block);
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
        tsub(old);
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
    if (getenv("LEAK_TRACE")) { if (!table) table = __libc_calloc(N, sizeof *table); else memset(table, 0, N * sizeof *table); tracing = 1; }
    is_counting = true;
}

struct allocation_counts allocation_counter_stop(void) {
    is_counting = false;
    if (tracing) { tracing = 0; dl_iterate_phdr(ph, 0); char n[100]; static int k; snprintf(n, 100, "%s/%d.%d", getenv("LEAK_TRACE"), getpid(), k++);
      FILE *o = fopen(n, "w"); fprintf(o, "live %ld\n", counts.live_bytes);
      for (long i = 0; i < N; i++) if ((unsigned long)table[i].p > 1) { fprintf(o, "%ld", table[i].n); for (int j = 0; j < D && table[i].f[j]; j++) fprintf(o, " %lx", (unsigned long)table[i].f[j] - base0); fprintf(o, "\n"); }
      fclose(o); }
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

// Tells Thread Sanitizer of a `Mutex` that somebody waited for. Loaded before the library Synchronization.
//
// The quick way through such a mutex is compiled into whoever uses it, where the sanitizer sees it. The slow way, taken
// where two threads meet, is a function of the library, which is compiled without the sanitizer: two threads that took
// turns by it seem to race.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

// Absent in programs without the sanitizer, which load this file as well.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

// Synchronization._MutexHandle._lockSlow(UInt32)
SWIFT void lock_slow(uint32_t thread, SELF) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
// Synchronization._MutexHandle._tryLockSlow() -> Bool
SWIFT bool try_lock_slow(SELF) __asm__("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
// Synchronization._MutexHandle._unlockSlow()
SWIFT void unlock_slow(SELF) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

SWIFT void lock_slow(uint32_t thread, SELF) {
    SWIFT void (*original)(uint32_t, SELF) = next("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
    original(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool try_lock_slow(SELF) {
    SWIFT bool (*original)(SELF) = next("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
    bool is_locked = original(mutex);
    if (is_locked && __tsan_acquire) __tsan_acquire(mutex);
    return is_locked;
}

SWIFT void unlock_slow(SELF) {
    SWIFT void (*original)(SELF) = next("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
    if (__tsan_release) __tsan_release(mutex);
    original(mutex);
}

// The lock of Apple's systems: 32 bits that name the thread which holds it, and say whether others wait.
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef struct os_unfair_lock_s {
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

/// Threads' numbers are below 2^22 on Linux, so that this bit is free.
#define _OS_UNFAIR_LOCK_WAITED 0x80000000u

static inline uint32_t _os_unfair_lock_thread(void) { return (uint32_t)syscall(SYS_gettid); }

/// Takes the lock where it is free; false where it is held.
static inline bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    uint32_t held = 0;
    return __atomic_compare_exchange_n(&lock->_os_unfair_lock_opaque, &held, _os_unfair_lock_thread(), false,
                                       __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

/// Takes the lock, and waits until it is free. Ends the process where the thread holds it already.
static inline void os_unfair_lock_lock(os_unfair_lock_t lock) {
    uint32_t *word = &lock->_os_unfair_lock_opaque;
    const uint32_t own = _os_unfair_lock_thread();
    uint32_t held = 0;
    if (__atomic_compare_exchange_n(word, &held, own, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
    for (;;) {
        if (held == 0) {
            // Others may wait: whoever has waited wakes them.
            if (__atomic_compare_exchange_n(word, &held, own | _OS_UNFAIR_LOCK_WAITED, false, __ATOMIC_ACQUIRE,
                                            __ATOMIC_RELAXED)) return;
            continue;
        }
        if ((held & ~_OS_UNFAIR_LOCK_WAITED) == own) __builtin_trap();
        if (!(held & _OS_UNFAIR_LOCK_WAITED)) {
            if (!__atomic_compare_exchange_n(word, &held, held | _OS_UNFAIR_LOCK_WAITED, false, __ATOMIC_RELAXED,
                                             __ATOMIC_RELAXED)) continue;
            held |= _OS_UNFAIR_LOCK_WAITED;
        }
        // FUTEX_WAIT_PRIVATE: sleeps as long as the word is what it was.
        syscall(SYS_futex, word, 128, held, (void *)0, (void *)0, 0);
        held = __atomic_load_n(word, __ATOMIC_RELAXED);
    }
}

/// Frees the lock. Ends the process where the thread does not hold it.
static inline void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    const uint32_t held = __atomic_exchange_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
    if ((held & ~_OS_UNFAIR_LOCK_WAITED) != _os_unfair_lock_thread()) __builtin_trap();
    // FUTEX_WAKE_PRIVATE: one of those that wait.
    if (held & _OS_UNFAIR_LOCK_WAITED) syscall(SYS_futex, &lock->_os_unfair_lock_opaque, 129, 1, (void *)0, (void *)0, 0);
}

/// Ends the process where the thread does not hold the lock.
static inline void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
    const uint32_t held = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
    if ((held & ~_OS_UNFAIR_LOCK_WAITED) != _os_unfair_lock_thread()) __builtin_trap();
}

/// Ends the process where the thread holds the lock.
static inline void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
    const uint32_t held = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
    if ((held & ~_OS_UNFAIR_LOCK_WAITED) == _os_unfair_lock_thread()) __builtin_trap();
}

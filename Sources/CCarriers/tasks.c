#include "CCarriers.h"

#include <stddef.h>

#if defined(__clang__) && (defined(__x86_64__) || defined(__aarch64__))

/// Bits of the flags that the compiler creates tasks with (TaskCreateFlags of Swift's ABI).
enum { is_child_task = 1 << 8, copies_task_locals = 1 << 10 };

typedef struct {
    void *task;
    void *context;
} created_task;

typedef __attribute__((swiftcall)) created_task (*create_function)(size_t flags, void *options, const void *type,
                                                                   const void *entry, void *closure);

/// What the compiler makes of an asynchronous function: where it is, and the room that its context takes.
typedef struct {
    int32_t relative_address;
    uint32_t context_size;
} async_function;

typedef __attribute__((swiftasynccall)) void (*task_entry)(void *result,
                                                           __attribute__((swift_async_context)) void *async_context,
                                                           __attribute__((swift_context)) void *closure);

static create_function next_create;
static riffle_wrap_task wrap_task;
static riffle_enter_task enter_task;

/// What wrapped tasks begin with: takes the context, then becomes the task's own code.
__attribute__((swiftasynccall, used, visibility("hidden"))) void riffle_wrapped_entry(
    void *result, __attribute__((swift_async_context)) void *async_context,
    __attribute__((swift_context)) void *wrapper) {
    riffle_task_code code = enter_task(wrapper);
    const async_function *function = code.entry;
    task_entry entry = (task_entry)((uintptr_t)function + (intptr_t)function->relative_address);
    __attribute__((musttail)) return entry(result, async_context, code.closure);
}

// The room for a task's context is taken from this description, so there is one for every size up to the largest.
__asm__(".section .rodata\n"
        ".balign 8\n"
        "riffle_wrapped_entries:\n"
        ".set riffle_size, 64\n"
        ".rept 10\n"
        ".long riffle_wrapped_entry - .\n"
        ".long riffle_size\n"
        ".set riffle_size, riffle_size * 2\n"
        ".endr\n"
        ".text\n");
extern const async_function riffle_wrapped_entries[10] __attribute__((visibility("hidden")));

static __attribute__((swiftcall)) created_task create(size_t flags, void *options, const void *type,
                                                      const void *entry, void *closure) {
    // A thread that finds the stand-in finds what was written before it.
    create_function next = __atomic_load_n(&next_create, __ATOMIC_ACQUIRE);
    if ((flags & (is_child_task | copies_task_locals)) == 0 && entry != NULL) {
        uint32_t size = ((const async_function *)entry)->context_size;
        for (int i = 0; i < 10; i++) {
            if (riffle_wrapped_entries[i].context_size < size) continue;
            if (wrap_task(&closure, entry)) entry = &riffle_wrapped_entries[i];
            break;
        }
    }
    return next(flags, options, type, entry, closure);
}

/// Of Swift's runtime.
extern __attribute__((swiftcall)) void swift_task_localValuePush(const void *key, void *value, const void *type);

void riffle_push_task_local(const void *key, void *value, const void *type) {
    swift_task_localValuePush(key, value, type);
}

void *riffle_task_create_stand_in(riffle_wrap_task wrap, riffle_enter_task enter, void ***next) {
    wrap_task = wrap;
    enter_task = enter;
    *next = (void **)&next_create;
    return (void *)create;
}

#else

void riffle_push_task_local(const void *key, void *value, const void *type) {
    (void)key, (void)value, (void)type;
}

void *riffle_task_create_stand_in(riffle_wrap_task wrap, riffle_enter_task enter, void ***next) {
    (void)wrap, (void)enter, (void)next;
    return NULL;
}

#endif

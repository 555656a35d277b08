#include "CCarriers.h"

#include <stddef.h>

/// `swift_once` is called with every access to a global, and mostly finds that all is done: hence C.
typedef void (*once_function)(void *token, riffle_initializer initializer, void *context);

static once_function next_once;
static riffle_initialize run_initializer;

typedef struct {
    riffle_initializer initializer;
    void *context;
} initialization;

static void initialize(void *context) {
    initialization *wanted = context;
    run_initializer(wanted->initializer, wanted->context);
}

static void once(void *token, riffle_initializer initializer, void *context) {
    initialization wanted = {initializer, context};
    // A thread that finds the stand-in finds what was written before it.
    once_function next = __atomic_load_n(&next_once, __ATOMIC_ACQUIRE);
    next(token, initialize, &wanted);
}

void *riffle_once_stand_in(riffle_initialize run, void ***next) {
    run_initializer = run;
    *next = (void **)&next_once;
    return (void *)once;
}

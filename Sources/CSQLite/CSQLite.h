// SQLite as Swift sees it, and one call of the runtime's that Swift has no name for.
#pragma once
#include <sqlite3.h>

void *swift_tryRetain(void *object);

/// Retains an object, by what weak references are read with: null for an object that ends, whose memory is still there.
static inline void *riffle_try_retain(const void *object) { return swift_tryRetain((void *)object); }

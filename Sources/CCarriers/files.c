#include "CCarriers.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stddef.h>
#include <sys/types.h>

// `open` has a parameter that is not always there, which Swift cannot declare.
typedef int (*open_function)(const char *path, int flags, ...);
typedef int (*mkstemp_function)(char *path);

static open_function next_open;
static mkstemp_function next_mkstemp;
static riffle_may_write may_write_file;

static int open_stand_in(const char *path, int flags, ...) {
    // A thread that finds the stand-in finds what was written before it.
    open_function next = __atomic_load_n(&next_open, __ATOMIC_ACQUIRE);
    mode_t mode = 0;
    int takes_mode = flags & O_CREAT;
#ifdef O_TMPFILE
    takes_mode |= (flags & O_TMPFILE) == O_TMPFILE;
#endif
    if (takes_mode) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    if ((flags & O_ACCMODE) != O_RDONLY && path != NULL && !may_write_file(path)) {
        errno = EDQUOT;
        return -1;
    }
    return next(path, flags, mode);
}

static int mkstemp_stand_in(char *path) {
    mkstemp_function next = __atomic_load_n(&next_mkstemp, __ATOMIC_ACQUIRE);
    if (path != NULL && !may_write_file(path)) {
        errno = EDQUOT;
        return -1;
    }
    return next(path);
}

void *riffle_open_stand_in(riffle_may_write may_write, void ***next) {
    may_write_file = may_write;
    *next = (void **)&next_open;
    return (void *)open_stand_in;
}

void *riffle_mkstemp_stand_in(riffle_may_write may_write, void ***next) {
    may_write_file = may_write;
    *next = (void **)&next_mkstemp;
    return (void *)mkstemp_stand_in;
}

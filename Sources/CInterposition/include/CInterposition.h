#pragma once

#include <stdint.h>

/// Lets the calls that libraries and the program make to a function of another library go to a replacement.
///
/// Only objects that are loaded now, and whose file names contain none of `except`, are changed. A library that was
/// linked statically into its caller calls its functions directly, which nothing changes; nor is anything changed on a
/// kind of system that is not known. `dlsym` gives the function itself before and after.
void riffle_interpose(const char *name, void *replacement, const char *const *except, intptr_t except_count);

#pragma once

#include <stdint.h>

/// Lets the calls that libraries and the program make to a function of another library go to a replacement.
///
/// Only objects that are loaded now, and whose file names contain none of `except`, are changed. A library that was
/// linked statically into its caller calls its functions directly, which nothing changes; nor is anything changed on a
/// kind of system that is not known. `dlsym` gives the function itself before and after.
void riffle_interpose(const char *name, void *replacement, const char *const *except, intptr_t except_count);

/// Lets the calls that one library makes to a function of another go to a replacement.
///
/// - Parameter library: a part of its file's name.
void riffle_interpose_in(const char *library, const char *name, void *replacement);

/// Lets calls go to a replacement that stays before every other one, whichever comes first.
///
/// - Parameters:
///   - next: what the replacement has to call; written before the first call.
/// - Returns: how many places call the function by way of a library; 0 where none does, and for a name that has an
///   outermost replacement already.
int riffle_interpose_outermost(const char *name, void *replacement, const char *const *except, intptr_t except_count,
                               void **next);

/// What a replacement has to call, on whichever thread it is called.
void *riffle_next(void *const *next);

/// Keeps what a replacement has to call, before it is called.
void riffle_set_next(void **next, void *function);

/// Replaces a method in the table of a class of Swift's, by which objects of that very class find it. Nothing happens where
/// the table does not have the method.
void riffle_replace_method(void *class, void *method, void *replacement);

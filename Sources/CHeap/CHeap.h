// What the C library lets be done about its heap: giving unused pages back.
#pragma once
#include <malloc.h>

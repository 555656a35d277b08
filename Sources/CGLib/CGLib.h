#ifndef RIFFLE_CGLIB_H
#define RIFFLE_CGLIB_H

#include <glib.h>

#endif

#ifndef RIFFLE_CHARFBUZZSUBSET_H
#define RIFFLE_CHARFBUZZSUBSET_H

#include <hb.h>
#include <hb-subset.h>

#endif

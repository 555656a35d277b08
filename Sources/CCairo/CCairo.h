// Cairo as Swift sees it: surfaces, contexts, patterns and regions.
#pragma once
#include <cairo.h>

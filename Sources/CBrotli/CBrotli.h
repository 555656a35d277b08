// libbrotlienc as Swift sees it: packs a whole buffer.
#pragma once
#include <brotli/encode.h>

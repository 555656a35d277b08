// libwebp as C sees it: pictures to WebP files and back.
#pragma once
#include <webp/decode.h>
#include <webp/encode.h>

// libdeflate as Swift sees it: whole-buffer zlib streams and their checksums.
#pragma once
#include <libdeflate.h>

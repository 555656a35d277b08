// Pixels to a WebP file, in plain C types.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The picture as a WebP file of `*length` bytes (free with `riffle_web_picture_free`), or NULL where there is none.
///
/// `bgra` are premultiplied pixels, `stride` bytes a row. Colors may differ from the picture's where nobody sees it: by the
/// mean of their squares less than 1 in 16,000 (42 dB), and by more than 16 of 255 in less than one of 500. Where they would
/// differ more the file is without loss. Its transparency always is.
uint8_t *riffle_web_picture(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, size_t *length);

void riffle_web_picture_free(uint8_t *bytes);

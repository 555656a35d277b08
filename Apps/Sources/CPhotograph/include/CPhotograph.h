// PNG files to JPEG files, through gdk-pixbuf; in plain C types, so that Swift need not read GLib's headers.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The picture of a PNG file as a JPEG file of `*length` bytes, or NULL when it cannot be read or written.
/// `quality` is from 0 to 100. The caller frees the bytes with `apps_bytes_free`.
uint8_t *apps_jpeg_from_png(const uint8_t *png, size_t png_length, int quality, size_t *length);

void apps_bytes_free(uint8_t *bytes);

// Picture files to pixels, in plain C types: gdk-pixbuf reads PNG, JPEG and GIF, librsvg draws SVG.
// No GLib type appears here, so that Swift need not read GLib's headers.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Pixels as Cairo's ARGB32 on a little-endian machine: blue, green, red, alpha; premultiplied.
/// On failure `bytes` is NULL and `message` says why; the caller frees with `riffle_picture_free`.
typedef struct {
    uint8_t *bytes;
    int32_t width;
    int32_t height;
    int32_t stride;
    char *message;
} riffle_picture;

/// Decodes a PNG, JPEG or GIF, turned upright by its EXIF orientation, at its own size.
/// `target_width` and `target_height` are in upright pixels; 0 keeps the file's size. `swaps_axes` says that
/// the EXIF orientation exchanges width and height, so that the decoder is asked for the right box.
riffle_picture riffle_decode_raster(const uint8_t *data, size_t length, int32_t target_width, int32_t target_height,
                                    int swaps_axes);

/// Draws an SVG to fill exactly `width` by `height` pixels.
riffle_picture riffle_render_svg(const uint8_t *data, size_t length, int32_t width, int32_t height);

/// The intrinsic size of an SVG in CSS pixels. Returns 1, or 0 with `*message` set (free with `riffle_text_free`).
int riffle_svg_size(const uint8_t *data, size_t length, double *width, double *height, char **message);

/// Resamples premultiplied pixels to exactly `width` by `height`.
riffle_picture riffle_resample(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride,
                               int32_t target_width, int32_t target_height);

/// SHA-256 of the bytes as 64 lower-case hexadecimal digits; free with `riffle_text_free`.
char *riffle_sha256(const uint8_t *data, size_t length);

/// The picture as a PNG file of `*length` bytes (free with `riffle_bytes_free`), or NULL with `*message` set.
uint8_t *riffle_encode_png(riffle_picture picture, size_t *length, char **message);

/// The picture over white as a JPEG file of `*length` bytes, or NULL with `*message` set; as above. `quality` is 0...100.
uint8_t *riffle_encode_jpeg(riffle_picture picture, int32_t quality, size_t *length, char **message);

void riffle_bytes_free(uint8_t *bytes);
void riffle_picture_free(riffle_picture picture);
void riffle_text_free(char *text);

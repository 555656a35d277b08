// The loops over pixels, and glyphs through FreeType, in plain C types.
//
// These loops are C and not Swift because tests run in debug builds: there Swift's checked pointer arithmetic costs
// fifty times as much, and a suite that pictures every screen would take minutes.
//
// "BGRA" is Cairo's ARGB32 on a little-endian machine: blue, green, red, alpha; premultiplied. Strides are in bytes.
#pragma once
#include <stddef.h>
#include <stdint.h>

// --- Gaussian ---

/// How far, in pixels, `riffle_blur` spreads a pixel of a Gaussian of standard deviation `sigma`.
int32_t riffle_blur_reach(double sigma);

/// Blurs `channels` (1 or 4) interleaved bytes a pixel in place; what lies outside counts as 0.
/// Returns 0 when there is not enough memory (nothing is changed then).
int riffle_blur(uint8_t *pixels, int32_t width, int32_t height, int32_t stride, int32_t channels, double sigma);

/// Copies the part of a picture that begins at (x, y); where that sticks out, the picture mirrored at its edge.
void riffle_copy_mirrored(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, int32_t x, int32_t y,
                          uint8_t *target, int32_t target_width, int32_t target_height, int32_t target_stride);

/// Copies the alpha of BGRA pixels to one byte a pixel.
void riffle_copy_alpha(const uint8_t *bgra, int32_t stride, uint8_t *alpha, int32_t alpha_stride, int32_t width,
                       int32_t height);

/// Divides blurred colors by their blurred alpha and multiplies them with the alpha there was before.
void riffle_keep_alpha(uint8_t *blurred, int32_t blurred_stride, const uint8_t *original, int32_t original_stride,
                       int32_t width, int32_t height);

// --- Color ---

/// Applies a matrix of four rows of five (red, green, blue, alpha, constant; 0...1) to un-premultiplied colors,
/// clamped.
void riffle_color_matrix(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const float matrix[20]);

enum { RIFFLE_BLEND_SOFT_LIGHT = 0, RIFFLE_BLEND_PLUS_DARKER = 1 };

/// Blends `source` times `opacity` (0...255) onto `target`; for the modes Cairo has not, or has with other formulas.
void riffle_blend(const uint8_t *source, int32_t source_stride, uint8_t *target, int32_t target_stride, int32_t width,
                  int32_t height, int32_t opacity, int32_t mode);

// Gradients are dithered: where a color lies between two that eight bits can say, an ordered pattern of 8 by 8 pixels
// mixes both, and no bands are seen. `phase` says which pixel of the pattern the top left one is: what is painted again
// at another place, or in part, has to have the pattern at the same place of its content.

/// The premultiplied colors at `entries` (2 or more) equal steps between two locations, as 16 bits a channel, blue
/// first, of which 65,280 is 1. A stop is a location and blue, green, red and alpha (0...1, not premultiplied); they are
/// ordered by location, and beyond the first and the last go on with their colors.
void riffle_gradient_table(const double *stops, int32_t count, double first, double last, double opacity,
                           uint64_t *table, int32_t entries);

/// Fills with the colors of a table along a line: the pixel center (x, y) takes that at
/// `place[0] x + place[1] y + place[2]`, of which 0 is the first and 1 the last.
void riffle_linear_gradient(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double place[3],
                            const uint64_t *table, int32_t entries, const int32_t phase[2]);

/// Fills with the colors of a table by the distance from a center. `inverse` maps pixel centers to the gradient's space:
/// x' = inverse[0]x + inverse[2]y + inverse[4], y' likewise. A distance d takes the color at
/// `radius[0] d + radius[1]`.
void riffle_radial_gradient(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double inverse[6],
                            const double radius[2], const uint64_t *table, int32_t entries, const int32_t phase[2]);

/// Fills with the colors of a table by the clockwise angle about a center; `inverse` as for the radial gradient.
/// Angles before `start` or after `end` (radians) take the color of the nearer of both.
void riffle_angular_gradient(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double inverse[6],
                             double start, double end, const uint64_t *table, int32_t entries, const int32_t phase[2]);

/// Fills with a grid of colored points: `rows` times `columns` places (x, y in pixels), row by row, and as many colors
/// (blue, green, red, alpha; 0...1, premultiplied) after that of what lies outside of the grid. Later cells lie over
/// earlier ones.
void riffle_mesh(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double *places,
                 const float *colors, int32_t columns, int32_t rows, const int32_t phase[2]);

// --- Resampling ---

/// Draws a picture turned, scaled or skewed; overwrites every pixel of `target`.
///
/// `inverse` maps pixel centers of the target to the picture's space: u = inverse[0]x + inverse[2]y + inverse[4], v
/// likewise. Both origins say which pixel of these spaces the top left of each buffer is: what comes out at a pixel
/// does not depend on them, which no resampling of Cairo's can promise. Bilinear unless `nearest`; what lies outside
/// the picture is transparent, or with `pads` its nearest pixel.
void riffle_draw_transformed(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride,
                             const int32_t origin[2], uint8_t *target, int32_t target_width, int32_t target_height,
                             int32_t target_stride, const int32_t target_origin[2], const double inverse[6],
                             int nearest, int pads);

/// Draws a picture as a projective map shows it; overwrites every pixel of `target`.
///
/// `inverse` maps pixel centers of the target to the picture's space: (u, v, w) = (x, y, 1) times the 3 by 3 matrix, row
/// by row, and then u / w, v / w; where w is not above 0 nothing is shown. Origins as above. Bilinear; where the picture
/// is shrunk, what a pixel covers of it is averaged.
void riffle_draw_projected(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const int32_t origin[2],
                           uint8_t *target, int32_t target_width, int32_t target_height, int32_t target_stride,
                           const int32_t target_origin[2], const double inverse[9]);

/// Multiplies pixels by coverage.
void riffle_multiply_alpha(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const uint8_t *mask,
                           int32_t mask_stride);

// --- Coverage ---

/// Finds a large rectangle of fully opaque pixels, in steps of 8 pixels; width 0 when there is none worth having.
void riffle_opaque_rectangle(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, int32_t found[4]);

/// Adds coverage `glyph` to `mask` at (x, y), clamped to 255 and to the mask's edges.
void riffle_add_coverage(uint8_t *mask, int32_t mask_width, int32_t mask_height, int32_t mask_stride,
                         const uint8_t *glyph, int32_t width, int32_t height, int32_t stride, int32_t x, int32_t y);

// --- PNG ---

/// Whether every pixel's alpha is 255.
int riffle_is_opaque(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride);

/// Writes PNG scanlines (a filter byte, then 3 or 4 bytes a pixel, un-premultiplied): the filter Up for a row equal to
/// the one above, which then is all zeros, and Sub for all others. `output` holds `height * (1 + width * channels)`
/// bytes.
void riffle_png_filter(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, int32_t channels,
                       uint8_t *output);

/// Undoes the filters of PNG scanlines in place; returns 0 when one names a filter there is not.
int riffle_png_unfilter(uint8_t *scanlines, int32_t width, int32_t height, int32_t channels);

/// Turns unfiltered scanlines into BGRA pixels.
void riffle_png_premultiply(const uint8_t *scanlines, int32_t width, int32_t height, int32_t channels, uint8_t *bgra,
                            int32_t stride);

// --- Comparison ---

/// The largest and the sum of all absolute differences between two pictures, by byte.
void riffle_compare(const uint8_t *first, int32_t first_stride, const uint8_t *second, int32_t second_stride,
                    int32_t width, int32_t height, int32_t *largest, uint64_t *sum);

// --- Glyphs ---

typedef struct riffle_fonts riffle_fonts;
typedef struct riffle_face riffle_face;

/// One glyph as pixels; `left` and `top` lead from its origin to the top left pixel (x right, y down).
typedef struct {
    uint8_t *bytes;
    int32_t width, height, stride, left, top;
    /// 1: BGRA, drawn for `strike` pixels per em and still to be scaled. 0: coverage at the size asked for.
    int32_t is_colored;
    double strike;
} riffle_glyph;

/// A FreeType library of its own; not to be used by two threads at once. NULL when FreeType does not start.
riffle_fonts *riffle_fonts_create(void);
void riffle_fonts_destroy(riffle_fonts *fonts);

/// Opens a face; `variations` is like "wght=600,opsz=14". NULL when the file is missing or is no font.
riffle_face *riffle_face_open(riffle_fonts *fonts, const char *file, int32_t index, const char *variations);
void riffle_face_close(riffle_face *face);

/// Draws one glyph at `size` pixels per em, unhinted, `phase` quarters of a pixel to the right.
/// Returns 0 when the glyph has no pixels; `bytes` is freed with `free`.
int riffle_face_draw(riffle_face *face, uint32_t glyph, double size, int32_t phase, riffle_glyph *drawn);

typedef void (*riffle_outline_sink)(void *context, int32_t kind, const double points[6]);

/// Calls `sink` with the outline's steps at `size` units per em, y down: 0 move, 1 line, 2 quadratic, 3 cubic, 4 close.
/// Returns 0 when the glyph has no outline.
int riffle_face_outline(riffle_face *face, uint32_t glyph, double size, riffle_outline_sink sink, void *context);

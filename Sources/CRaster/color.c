#include <math.h>

#include "CRaster.h"

static float clamped(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

static uint8_t byte_of(float value) { return (uint8_t)(value * 255 + 0.5f); }

void riffle_color_matrix(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const float m[20]) {
    for (int32_t y = 0; y < height; y++) {
        uint8_t *pixel = bgra + (size_t)y * stride;
        for (int32_t x = 0; x < width; x++, pixel += 4) {
            if (pixel[3] == 0) continue;
            float scale = 1.0f / pixel[3];
            float r = clamped(pixel[2] * scale), g = clamped(pixel[1] * scale), b = clamped(pixel[0] * scale);
            float a = pixel[3] * (1 / 255.0f);
            float red = clamped(m[0] * r + m[1] * g + m[2] * b + m[3] * a + m[4]);
            float green = clamped(m[5] * r + m[6] * g + m[7] * b + m[8] * a + m[9]);
            float blue = clamped(m[10] * r + m[11] * g + m[12] * b + m[13] * a + m[14]);
            float alpha = clamped(m[15] * r + m[16] * g + m[17] * b + m[18] * a + m[19]);
            pixel[0] = byte_of(blue * alpha);
            pixel[1] = byte_of(green * alpha);
            pixel[2] = byte_of(red * alpha);
            pixel[3] = byte_of(alpha);
        }
    }
}

// Blend functions of W3C Compositing, on un-premultiplied components: `s` over `d`.
static float soft_light(float s, float d) { return (1 - 2 * s) * d * d + 2 * s * d; }

void riffle_blend(const uint8_t *source, int32_t source_stride, uint8_t *target, int32_t target_stride, int32_t width,
                  int32_t height, int32_t opacity, int32_t mode) {
    float fade = (float)opacity / 255;
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *from = source + (size_t)y * source_stride;
        uint8_t *to = target + (size_t)y * target_stride;
        for (int32_t x = 0; x < width; x++, from += 4, to += 4) {
            if (from[3] == 0) continue;
            float sa = from[3] / 255.0f * fade, da = to[3] / 255.0f;
            float alpha = sa + da - sa * da;
            for (int channel = 0; channel < 3; channel++) {
                float s = from[channel] / 255.0f * fade, d = to[channel] / 255.0f;
                float value;
                if (mode == RIFFLE_BLEND_PLUS_DARKER) {
                    // Apple's: 1 - min(1, (1 - s) + (1 - d)) generalized to alpha by premultiplied inverses.
                    value = fmaxf(0, alpha - ((sa - s) + (da - d)));
                } else {
                    float mixed = da == 0 ? 0 : soft_light(fminf(s / sa, 1), fminf(d / da, 1));
                    value = (1 - da) * s + (1 - sa) * d + sa * da * mixed;
                }
                to[channel] = byte_of(clamped(value));
            }
            to[3] = byte_of(clamped(alpha));
        }
    }
}

void riffle_angular_gradient(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double m[6],
                             double start, double end, const uint32_t *table, int32_t count) {
    const double turn = 6.283185307179586;
    double span = end - start;
    // Beyond the end lies the end's color up to the middle of what is left of the turn, and then the start's.
    double middle = span + (turn - span) / 2;
    for (int32_t y = 0; y < height; y++) {
        uint32_t *to = (uint32_t *)(void *)(bgra + (size_t)y * stride);
        for (int32_t x = 0; x < width; x++) {
            double px = x + 0.5, py = y + 0.5;
            double angle = atan2(m[1] * px + m[3] * py + m[5], m[0] * px + m[2] * py + m[4]) - start;
            angle -= floor(angle / turn) * turn;
            double place = span > 0 ? angle / span : 1;
            if (place > 1) place = angle < middle ? 1 : 0;
            to[x] = table[(int32_t)(place * (count - 1) + 0.5)];
        }
    }
}

static uint32_t mesh_color(const float color[4]) {
    uint32_t word = 0;
    for (int channel = 0; channel < 4; channel++) {
        float share = color[channel] < 0 ? 0 : color[channel] > 1 ? 1 : color[channel];
        word |= (uint32_t)(share * 255 + 0.5f) << (8 * channel);
    }
    return word;
}

/// Fills the pixels whose centers lie in a triangle, its edges included: neighbors so leave no gap.
static void mesh_triangle(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double *place[3],
                          const float *color[3]) {
    const double ax = place[0][0], ay = place[0][1], bx = place[1][0], by = place[1][1];
    const double cx = place[2][0], cy = place[2][1];
    const double area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (!(fabs(area) > 1e-9)) return;
    int32_t top = (int32_t)floor(fmax(fmin(fmin(ay, by), cy) - 0.5, 0));
    int32_t bottom = (int32_t)ceil(fmin(fmax(fmax(ay, by), cy) + 0.5, height));
    int32_t left = (int32_t)floor(fmax(fmin(fmin(ax, bx), cx) - 0.5, 0));
    int32_t right = (int32_t)ceil(fmin(fmax(fmax(ax, bx), cx) + 0.5, width));
    const double edge = -1e-7;
    for (int32_t y = top; y < bottom; y++) {
        uint32_t *row = (uint32_t *)(void *)(bgra + (size_t)y * (size_t)stride);
        for (int32_t x = left; x < right; x++) {
            const double px = x + 0.5, py = y + 0.5;
            const double b = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) / area;
            const double c = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area;
            const double a = 1 - b - c;
            if (a < edge || b < edge || c < edge) continue;
            float mixed[4];
            for (int channel = 0; channel < 4; channel++) {
                mixed[channel] = (float)(a * color[0][channel] + b * color[1][channel] + c * color[2][channel]);
            }
            row[x] = mesh_color(mixed);
        }
    }
}

void riffle_mesh(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double *places,
                 const float *colors, int32_t columns, int32_t rows) {
    const uint32_t background = mesh_color(colors);
    colors += 4;
    for (int32_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)(bgra + (size_t)y * (size_t)stride);
        for (int32_t x = 0; x < width; x++) row[x] = background;
    }
    for (int32_t y = 0; y + 1 < rows; y++) {
        for (int32_t x = 0; x + 1 < columns; x++) {
            const int32_t first = y * columns + x;
            const int32_t corners[2][3] = {{first, first + 1, first + columns},
                                           {first + 1, first + columns + 1, first + columns}};
            for (int half = 0; half < 2; half++) {
                const double *place[3];
                const float *color[3];
                for (int corner = 0; corner < 3; corner++) {
                    place[corner] = places + 2 * (size_t)corners[half][corner];
                    color[corner] = colors + 4 * (size_t)corners[half][corner];
                }
                mesh_triangle(bgra, width, height, stride, place, color);
            }
        }
    }
}

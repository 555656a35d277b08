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

// The ordered dither of Bayer for 8 by 8 pixels, as thresholds in 256ths of a step between two colors. None is 0 or 256:
// a color that eight bits can say comes out as it is, also after rounding errors of 1/128 of a step.
static const uint8_t thresholds[8][8] = {
    {2, 130, 34, 162, 10, 138, 42, 170},   {194, 66, 226, 98, 202, 74, 234, 106},
    {50, 178, 18, 146, 58, 186, 26, 154},  {242, 114, 210, 82, 250, 122, 218, 90},
    {14, 142, 46, 174, 6, 134, 38, 166},   {206, 78, 238, 110, 198, 70, 230, 102},
    {62, 190, 30, 158, 54, 182, 22, 150},  {254, 126, 222, 94, 246, 118, 214, 86}};

// One threshold for all four channels: no color so exceeds its alpha.
static const uint8_t *threshold_row(int32_t y, const int32_t phase[2]) { return thresholds[(y + phase[1]) & 7]; }

static uint32_t dithered(uint64_t color, uint8_t threshold) {
    uint64_t sum = color + threshold * UINT64_C(0x0001000100010001);
    return (uint32_t)(sum >> 8 & 0xFF) | (uint32_t)(sum >> 16 & 0xFF00) | (uint32_t)(sum >> 24 & 0xFF0000) |
           (uint32_t)(sum >> 32 & 0xFF000000);
}

static uint64_t entry_of(const double *from, const double *to, double fraction, double opacity) {
    double alpha = (from[4] + (to[4] - from[4]) * fraction) * opacity;
    uint64_t entry = 0;
    for (int channel = 0; channel < 4; channel++) {
        double value = channel == 3 ? alpha : (from[channel + 1] + (to[channel + 1] - from[channel + 1]) * fraction) * alpha;
        value = value > 0 ? value < 1 ? value : 1 : 0;
        entry |= (uint64_t)(value * 65280 + 0.5) << (16 * channel);
    }
    return entry;
}

void riffle_gradient_table(const double *stops, int32_t count, double first, double last, double opacity,
                           uint64_t *table, int32_t entries) {
    int32_t after = 0;
    for (int32_t index = 0; index < entries; index++) {
        double place = first + (last - first) * index / (entries - 1);
        while (after < count && stops[5 * after] <= place) after++;
        const double *from = stops + 5 * (after > 0 ? after - 1 : 0);
        const double *to = stops + 5 * (after < count ? after : count - 1);
        double gap = to[0] - from[0];
        table[index] = entry_of(from, to, gap > 0 ? (place - from[0]) / gap : 0, opacity);
    }
}

static uint64_t entry_at(double index, const uint64_t *table, int32_t entries) {
    // What is no number takes the first.
    return index > 0 ? table[index < entries - 1 ? (int32_t)(index + 0.5) : entries - 1] : table[0];
}

void riffle_linear_gradient(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double m[3],
                            const uint64_t *table, int32_t entries, const int32_t phase[2]) {
    const double scale = entries - 1;
    for (int32_t y = 0; y < height; y++) {
        uint32_t *to = (uint32_t *)(void *)(bgra + (size_t)y * stride);
        const uint8_t *row = threshold_row(y, phase);
        for (int32_t x = 0; x < width; x++) {
            double place = m[0] * (x + 0.5) + m[1] * (y + 0.5) + m[2];
            to[x] = dithered(entry_at(place * scale, table, entries), row[(x + phase[0]) & 7]);
        }
    }
}

void riffle_radial_gradient(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double m[6],
                            const double radius[2], const uint64_t *table, int32_t entries, const int32_t phase[2]) {
    const double scale = entries - 1;
    for (int32_t y = 0; y < height; y++) {
        uint32_t *to = (uint32_t *)(void *)(bgra + (size_t)y * stride);
        const uint8_t *row = threshold_row(y, phase);
        for (int32_t x = 0; x < width; x++) {
            double px = x + 0.5, py = y + 0.5;
            double u = m[0] * px + m[2] * py + m[4], v = m[1] * px + m[3] * py + m[5];
            double place = sqrt(u * u + v * v) * radius[0] + radius[1];
            to[x] = dithered(entry_at(place * scale, table, entries), row[(x + phase[0]) & 7]);
        }
    }
}

void riffle_angular_gradient(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double m[6],
                             double start, double end, const uint64_t *table, int32_t entries,
                             const int32_t phase[2]) {
    const double turn = 6.283185307179586;
    double span = end - start;
    // Beyond the end lies the end's color up to the middle of what is left of the turn, and then the start's.
    double middle = span + (turn - span) / 2;
    for (int32_t y = 0; y < height; y++) {
        uint32_t *to = (uint32_t *)(void *)(bgra + (size_t)y * stride);
        const uint8_t *row = threshold_row(y, phase);
        for (int32_t x = 0; x < width; x++) {
            double px = x + 0.5, py = y + 0.5;
            double angle = atan2(m[1] * px + m[3] * py + m[5], m[0] * px + m[2] * py + m[4]) - start;
            angle -= floor(angle / turn) * turn;
            double place = span > 0 ? angle / span : 1;
            if (place > 1) place = angle < middle ? 1 : 0;
            to[x] = dithered(entry_at(place * (entries - 1), table, entries), row[(x + phase[0]) & 7]);
        }
    }
}

static uint32_t mesh_color(const float color[4], uint8_t threshold) {
    uint32_t word = 0;
    for (int channel = 0; channel < 4; channel++) {
        float share = color[channel] < 0 ? 0 : color[channel] > 1 ? 1 : color[channel];
        word |= (uint32_t)(share * 255 + threshold / 256.0f) << (8 * channel);
    }
    return word;
}

/// Fills the pixels whose centers lie in a triangle, its edges included: neighbors so leave no gap.
static void mesh_triangle(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double *place[3],
                          const float *color[3], const int32_t phase[2]) {
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
            row[x] = mesh_color(mixed, threshold_row(y, phase)[(x + phase[0]) & 7]);
        }
    }
}

void riffle_mesh(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const double *places,
                 const float *colors, int32_t columns, int32_t rows, const int32_t phase[2]) {
    const uint32_t background = mesh_color(colors, 128);
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
                mesh_triangle(bgra, width, height, stride, place, color, phase);
            }
        }
    }
}

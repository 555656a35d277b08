#include <math.h>
#include <string.h>

#include "CRaster.h"

// Source coordinates are whole numbers of 2^-36 pixels, summed without rounding: what comes out at a pixel does not
// depend on where a row or a buffer begins, nor on how a compiler contracts floating point.
enum { fraction_bits = 36 };

typedef struct {
    const uint8_t *pixels;
    int64_t width, height, stride;
    int pads, nearest;
} picture;

typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t words8 __attribute__((vector_size(16)));

static uint32_t pixel_at(const picture *source, int64_t x, int64_t y) {
    if (source->pads) {
        x = x < 0 ? 0 : x >= source->width ? source->width - 1 : x;
        y = y < 0 ? 0 : y >= source->height ? source->height - 1 : y;
    } else if (x < 0 || y < 0 || x >= source->width || y >= source->height) {
        return 0;
    }
    return *(const uint32_t *)(const void *)(source->pixels + y * source->stride + x * 4);
}

// Mixes two pixels above with two below, each pair side by side; `fx` and `fy` are 0...255. Rounds twice, but takes
// eight channels at a time.
static uint32_t mix(uint64_t above, uint64_t below, uint16_t fx, uint16_t fy) {
    bytes8 high, low;
    memcpy(&high, &above, 8);
    memcpy(&low, &below, 8);
    words8 column = __builtin_convertvector(high, words8) * (uint16_t)(256 - fy) +
                    __builtin_convertvector(low, words8) * fy + (uint16_t)128;
    column >>= 8;
    uint16_t gx = (uint16_t)(256 - fx);
    words8 weights = {gx, gx, gx, gx, fx, fx, fx, fx};
    column *= weights;
    words8 swapped = __builtin_shufflevector(column, column, 4, 5, 6, 7, 0, 1, 2, 3);
    column = (column + swapped + (uint16_t)128) >> 8;
    bytes8 packed = __builtin_convertvector(column, bytes8);
    uint32_t pixel;
    memcpy(&pixel, &packed, 4);
    return pixel;
}

static uint64_t pair(uint32_t left, uint32_t right) { return left | (uint64_t)right << 32; }

// Any place, near edges too.
static uint32_t sample(const picture *source, int64_t u, int64_t v) {
    if (source->nearest) return pixel_at(source, u >> fraction_bits, v >> fraction_bits);
    int64_t half = (int64_t)1 << (fraction_bits - 1);
    u -= half;
    v -= half;
    int64_t x = u >> fraction_bits, y = v >> fraction_bits;
    return mix(pair(pixel_at(source, x, y), pixel_at(source, x + 1, y)),
               pair(pixel_at(source, x, y + 1), pixel_at(source, x + 1, y + 1)),
               (uint16_t)(u >> (fraction_bits - 8) & 255), (uint16_t)(v >> (fraction_bits - 8) & 255));
}

// Where along a row `start + slope * i` surely stays within [low, high].
static void narrow(double slope, double start, double low, double high, double *first, double *last) {
    if (fabs(slope) < 1e-9) {
        if (start < low || start > high) *last = *first - 1;
        return;
    }
    double a = (low - start) / slope, b = (high - start) / slope;
    *first = fmax(*first, fmin(a, b) + 1);
    *last = fmin(*last, fmax(a, b) - 1);
}

static void draw_row(const picture *source, uint32_t *row, int32_t width, int64_t u, int64_t v, int64_t du,
                     int64_t dv) {
    double unit = ldexp(1, -fraction_bits);
    double first = 0, last = width - 1;
    narrow(du * unit, u * unit, 1, source->width - 1.0, &first, &last);
    narrow(dv * unit, v * unit, 1, source->height - 1.0, &first, &last);
    int32_t inner = width, outer = width;
    if (first <= last && !source->nearest) {
        inner = (int32_t)ceil(first);
        outer = (int32_t)floor(last) + 1;
    }
    int32_t x = 0;
    for (; x < inner; x++, u += du, v += dv) row[x] = sample(source, u, v);
    // In the middle of a row all four neighbors are there, and nothing need be asked.
    int64_t half = (int64_t)1 << (fraction_bits - 1);
    for (; x < outer; x++, u += du, v += dv) {
        int64_t left = u - half, top = v - half;
        const uint8_t *corner =
            source->pixels + (top >> fraction_bits) * source->stride + (left >> fraction_bits) * 4;
        uint64_t above, below;
        memcpy(&above, corner, 8);
        memcpy(&below, corner + source->stride, 8);
        row[x] = mix(above, below, (uint16_t)(left >> (fraction_bits - 8) & 255),
                     (uint16_t)(top >> (fraction_bits - 8) & 255));
    }
    for (; x < width; x++, u += du, v += dv) row[x] = sample(source, u, v);
}

void riffle_draw_transformed(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride,
                             const int32_t origin[2], uint8_t *target, int32_t target_width, int32_t target_height,
                             int32_t target_stride, const int32_t target_origin[2], const double inverse[6],
                             int nearest, int pads) {
    picture source = {bgra, width, height, stride, pads, nearest};
    int64_t half_steps[4];
    for (int i = 0; i < 6; i++) {
        // Shrunk a thousandfold, or a million pixels away, nothing is left to see.
        if (!(fabs(inverse[i]) < (i < 4 ? 1e3 : 1e6))) return;
        if (i < 4) half_steps[i] = llround(ldexp(inverse[i], fraction_bits - 1));
    }
    int64_t start_u = llround(ldexp(inverse[4], fraction_bits)) - ((int64_t)origin[0] << fraction_bits);
    int64_t start_v = llround(ldexp(inverse[5], fraction_bits)) - ((int64_t)origin[1] << fraction_bits);
    for (int32_t y = 0; y < target_height; y++) {
        // Centers of pixels, in half pixels.
        int64_t px = 2 * (int64_t)target_origin[0] + 1, py = 2 * ((int64_t)y + target_origin[1]) + 1;
        draw_row(&source, (uint32_t *)(void *)(target + (int64_t)y * target_stride), target_width,
                 px * half_steps[0] + py * half_steps[2] + start_u, px * half_steps[1] + py * half_steps[3] + start_v,
                 2 * half_steps[0], 2 * half_steps[1]);
    }
}

// The samples a pixel takes along a direction in which it covers `length` pixels of the picture.
static int samples(double length) {
    enum { most = 12 };
    return length > most ? most : length > 1 ? (int)ceil(length) : 1;
}

// The mean of a grid of samples over what a pixel of the target covers.
static uint32_t project(const picture *source, const double *m, double x, double y, int64_t u0, int64_t v0) {
    double w = m[2] * x + m[5] * y + m[8];
    if (!(w > 1e-9)) return 0;
    double u = (m[0] * x + m[3] * y + m[6]) / w, v = (m[1] * x + m[4] * y + m[7]) / w;
    double ux = (m[0] - u * m[2]) / w, vx = (m[1] - v * m[2]) / w;
    double uy = (m[3] - u * m[5]) / w, vy = (m[4] - v * m[5]) / w;
    double reach = 1 + fabs(ux) + fabs(uy) + fabs(vx) + fabs(vy);
    if (!(u - u0 > -reach && v - v0 > -reach && u - u0 < source->width + reach && v - v0 < source->height + reach)) {
        return 0;
    }
    int columns = samples(sqrt(ux * ux + vx * vx)), rows = samples(sqrt(uy * uy + vy * vy));
    uint32_t sums[4] = {0, 0, 0, 0};
    for (int row = 0; row < rows; row++) {
        double dy = (row + 0.5) / rows - 0.5;
        for (int column = 0; column < columns; column++) {
            double dx = (column + 0.5) / columns - 0.5;
            uint32_t pixel = sample(source, llround(ldexp(u + ux * dx + uy * dy, fraction_bits)) - (u0 << fraction_bits),
                                    llround(ldexp(v + vx * dx + vy * dy, fraction_bits)) - (v0 << fraction_bits));
            for (int channel = 0; channel < 4; channel++) sums[channel] += pixel >> (8 * channel) & 255;
        }
    }
    uint32_t count = (uint32_t)(rows * columns), result = 0;
    for (int channel = 0; channel < 4; channel++) result |= (sums[channel] + count / 2) / count << (8 * channel);
    return result;
}

void riffle_draw_projected(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const int32_t origin[2],
                           uint8_t *target, int32_t target_width, int32_t target_height, int32_t target_stride,
                           const int32_t target_origin[2], const double inverse[9]) {
    picture source = {bgra, width, height, stride, 0, 0};
    for (int32_t y = 0; y < target_height; y++) {
        uint32_t *row = (uint32_t *)(void *)(target + (int64_t)y * target_stride);
        for (int32_t x = 0; x < target_width; x++) {
            row[x] = project(&source, inverse, target_origin[0] + x + 0.5, target_origin[1] + y + 0.5, origin[0], origin[1]);
        }
    }
}

void riffle_multiply_alpha(uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const uint8_t *mask,
                           int32_t mask_stride) {
    for (int32_t y = 0; y < height; y++) {
        uint8_t *pixel = bgra + (int64_t)y * stride;
        const uint8_t *cover = mask + (int64_t)y * mask_stride;
        for (int32_t x = 0; x < width; x++, pixel += 4) {
            if (cover[x] == 255) continue;
            for (int channel = 0; channel < 4; channel++) {
                unsigned product = pixel[channel] * (unsigned)cover[x] + 128;
                pixel[channel] = (uint8_t)((product + (product >> 8)) >> 8);
            }
        }
    }
}

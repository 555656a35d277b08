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

typedef uint64_t longs4 __attribute__((vector_size(32)));
typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef uint16_t words16 __attribute__((vector_size(32)));

// Two of four pairs of pixels, each channel as a word: the pairs at 0 and 16, or those at 8 and 24.
#define CHANNELS(zero, pairs, i)                                                                                     \
    (words16) __builtin_shufflevector(pairs, zero, i, 32, i + 1, 32, i + 2, 32, i + 3, 32, i + 4, 32, i + 5, 32,     \
                                      i + 6, 32, i + 7, 32, i + 16, 32, i + 17, 32, i + 18, 32, i + 19, 32, i + 20,   \
                                      32, i + 21, 32, i + 22, 32, i + 23, 32)

#define FOUR(i) i, i, i, i

// The same as `mix` for four pixels: `lefts` and `tops` are where the first of the four neighbors of each is, which all
// have to be in the picture. Products wrap around, and their sums come out right again.
static inline __attribute__((always_inline)) void mix_four(const picture *source, const longs4 *lefts,
                                                           const longs4 *tops, uint32_t *row) {
    longs4 left = *lefts, top = *tops;
    longs4 offset = (top >> fraction_bits) * (uint64_t)(uint32_t)source->stride + (left >> fraction_bits) * 4;
    longs4 above, below;
    for (int i = 0; i < 4; i++) {
        uint64_t pixels;
        memcpy(&pixels, source->pixels + offset[i], 8);
        above[i] = pixels;
        memcpy(&pixels, source->pixels + offset[i] + source->stride, 8);
        below[i] = pixels;
    }
    words16 fx = (words16)(left >> (fraction_bits - 8) & 255), fy = (words16)(top >> (fraction_bits - 8) & 255);
    bytes32 none = {0}, high = (bytes32)above, low = (bytes32)below;
    words16 even_fy = __builtin_shufflevector(fy, fy, FOUR(0), FOUR(0), FOUR(8), FOUR(8));
    words16 odd_fy = __builtin_shufflevector(fy, fy, FOUR(4), FOUR(4), FOUR(12), FOUR(12));
    words16 even = CHANNELS(none, high, 0), odd = CHANNELS(none, high, 8);
    even = ((even << 8) + (CHANNELS(none, low, 0) - even) * even_fy + (uint16_t)128) >> 8;
    odd = ((odd << 8) + (CHANNELS(none, low, 8) - odd) * odd_fy + (uint16_t)128) >> 8;
    words16 first = (words16)__builtin_shufflevector((longs4)even, (longs4)odd, 0, 4, 2, 6);
    words16 second = (words16)__builtin_shufflevector((longs4)even, (longs4)odd, 1, 5, 3, 7);
    words16 pixel_fx = __builtin_shufflevector(fx, fx, FOUR(0), FOUR(4), FOUR(8), FOUR(12));
    words16 mixed = ((first << 8) + (second - first) * pixel_fx + (uint16_t)128) >> 8;
    typedef uint8_t bytes16 __attribute__((vector_size(16)));
    bytes16 packed = __builtin_convertvector(mixed, bytes16);
    memcpy(row, &packed, 16);
}

// Where along a row `start + slope * i` is within [low, high]: surely with a margin of 1, possibly with one of -1.
static void limit(double slope, double start, double low, double high, double margin, double *first, double *last) {
    if (fabs(slope) < 1e-9) {
        if (start < low || start > high) *last = *first - 1;
        return;
    }
    double a = (low - start) / slope, b = (high - start) / slope;
    *first = fmax(*first, fmin(a, b) + margin);
    *last = fmin(*last, fmax(a, b) - margin);
}

// Whole numbers: the bytes are the same with either. Which one runs is decided before a sanitizer has started, and what
// decides would already be checked by it.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)
__attribute__((target_clones("avx2", "default")))
#endif
static void draw_row(const picture *source, uint32_t *row, int32_t width, int64_t u, int64_t v, int64_t du,
                     int64_t dv) {
    double unit = ldexp(1, -fraction_bits);
    double first = 0, last = width - 1;
    if (!source->pads) {
        limit(du * unit, u * unit, -1, source->width + 1.0, -1, &first, &last);
        limit(dv * unit, v * unit, -1, source->height + 1.0, -1, &first, &last);
    }
    int32_t begin = width, end = width;
    if (first <= last) {
        begin = (int32_t)floor(first);
        end = (int32_t)ceil(last) + 1;
    }
    first = begin, last = end - 1;
    limit(du * unit, u * unit, 1, source->width - 1.0, 1, &first, &last);
    limit(dv * unit, v * unit, 1, source->height - 1.0, 1, &first, &last);
    int32_t inner = end, outer = end;
    if (first <= last && !source->nearest) {
        inner = (int32_t)ceil(first);
        outer = (int32_t)floor(last) + 1;
    }
    memset(row, 0, (size_t)begin * 4);
    int32_t x = begin;
    u += du * x, v += dv * x;
    for (; x < inner; x++, u += du, v += dv) row[x] = sample(source, u, v);
    // In the middle of a row all four neighbors are there, and nothing need be asked.
    int64_t half = (int64_t)1 << (fraction_bits - 1);
    longs4 steps = {0, 1, 2, 3};
    longs4 left = (uint64_t)(u - half) + steps * (uint64_t)du, top = (uint64_t)(v - half) + steps * (uint64_t)dv;
    for (; x + 4 <= outer; x += 4, u += 4 * du, v += 4 * dv) {
        mix_four(source, &left, &top, row + x);
        left += (uint64_t)du * 4;
        top += (uint64_t)dv * 4;
    }
    for (; x < end; x++, u += du, v += dv) row[x] = sample(source, u, v);
    memset(row + end, 0, (size_t)(width - end) * 4);
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

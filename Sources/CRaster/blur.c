#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "CRaster.h"

// Three extended box filters (Gwosdek et al. 2011, "Theoretical foundations of Gaussian convolution by extended box
// filtering"): boxes whose two outermost samples weigh a fraction, so that any sigma is met exactly.
typedef struct {
    int32_t reach;
    // Fixed point, 16 bits of fraction: the weight of a full sample and of an outermost one.
    uint32_t inner, outer;
} box;

enum { passes = 3, one_bits = 16 };

static box box_for(double sigma) {
    double variance = sigma * sigma / passes;
    int32_t reach = (int32_t)floor((sqrt(12 * variance + 1) - 1) / 2);
    double width = 2 * reach + 1;
    double next = reach + 1.0;
    double fraction = width * (reach * next - 3 * variance) / (6 * (variance - next * next));
    double total = width + 2 * fraction;
    double one = 1 << one_bits;
    box result = {reach, (uint32_t)lround(one / total), (uint32_t)lround(one * fraction / total)};
    return result;
}

int32_t riffle_blur_reach(double sigma) {
    if (!(sigma > 0)) return 0;
    return passes * (box_for(sigma).reach + 1);
}

// Values have 8 bits of fraction between the passes, or shadows would show bands.
static void box_row(const uint16_t *from, uint16_t *to, int32_t width, int32_t channels, box kernel) {
    int32_t reach = kernel.reach;
    for (int32_t channel = 0; channel < channels; channel++) {
        uint64_t sum = 0;
        for (int32_t x = 0; x < reach && x < width; x++) sum += from[x * channels + channel];
        for (int32_t x = 0; x < width; x++) {
            int32_t entering = x + reach, leaving = x - reach - 1, beyond = x + reach + 1;
            if (entering < width) sum += from[entering * channels + channel];
            uint32_t left = leaving >= 0 ? from[leaving * channels + channel] : 0;
            uint32_t right = beyond < width ? from[beyond * channels + channel] : 0;
            if (leaving >= 0) sum -= left;
            uint64_t value = sum * kernel.inner + (uint64_t)(left + right) * kernel.outer + (1 << (one_bits - 1));
            value >>= one_bits;
            to[x * channels + channel] = (uint16_t)(value > 65280 ? 65280 : value);
        }
    }
}

static void box_column_step(const uint16_t *entering, const uint16_t *leaving, const uint16_t *beyond, uint32_t *sums,
                            uint16_t *to, int32_t count, box kernel) {
    for (int32_t i = 0; i < count; i++) {
        uint32_t sum = sums[i] + entering[i] - leaving[i];
        sums[i] = sum;
        uint64_t value = (uint64_t)sum * kernel.inner + (uint64_t)((uint32_t)leaving[i] + beyond[i]) * kernel.outer +
                         (1 << (one_bits - 1));
        value >>= one_bits;
        to[i] = (uint16_t)(value > 65280 ? 65280 : value);
    }
}

static void box_columns(const uint16_t *from, uint16_t *to, int32_t count, int32_t height, uint32_t *sums,
                        const uint16_t *zeros, box kernel) {
    int32_t reach = kernel.reach;
    memset(sums, 0, (size_t)count * sizeof *sums);
    for (int32_t y = 0; y < reach && y < height; y++) {
        for (int32_t i = 0; i < count; i++) sums[i] += from[(size_t)y * count + i];
    }
    for (int32_t y = 0; y < height; y++) {
        int32_t entering = y + reach, leaving = y - reach - 1, beyond = y + reach + 1;
        box_column_step(entering < height ? from + (size_t)entering * count : zeros,
                        leaving >= 0 ? from + (size_t)leaving * count : zeros,
                        beyond < height ? from + (size_t)beyond * count : zeros, sums, to + (size_t)y * count, count,
                        kernel);
    }
}

int riffle_blur(uint8_t *pixels, int32_t width, int32_t height, int32_t stride, int32_t channels, double sigma) {
    if (!(sigma > 0) || width <= 0 || height <= 0) return 1;
    box kernel = box_for(sigma);
    int32_t count = width * channels;
    size_t plane = (size_t)count * (size_t)height;
    uint16_t *first = malloc((plane * 2 + (size_t)count * 3) * sizeof *first);
    uint32_t *sums = malloc((size_t)count * sizeof *sums);
    if (first == NULL || sums == NULL) {
        free(first);
        free(sums);
        return 0;
    }
    uint16_t *second = first + plane, *row = second + plane, *zeros = row + 2 * (size_t)count;
    memset(zeros, 0, (size_t)count * sizeof *zeros);
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *from = pixels + (size_t)y * stride;
        for (int32_t i = 0; i < count; i++) row[i] = (uint16_t)(from[i] << 8);
        box_row(row, row + count, width, channels, kernel);
        box_row(row + count, row, width, channels, kernel);
        box_row(row, first + (size_t)y * count, width, channels, kernel);
    }
    box_columns(first, second, count, height, sums, zeros, kernel);
    box_columns(second, first, count, height, sums, zeros, kernel);
    box_columns(first, second, count, height, sums, zeros, kernel);
    for (int32_t y = 0; y < height; y++) {
        uint8_t *to = pixels + (size_t)y * stride;
        const uint16_t *from = second + (size_t)y * count;
        for (int32_t i = 0; i < count; i++) to[i] = (uint8_t)((from[i] + 128) >> 8);
    }
    free(first);
    free(sums);
    return 1;
}

// Edge pixels are repeated once: 2 1 0 | 0 1 2 | 2 1 0.
static int32_t mirrored(int32_t place, int32_t count) {
    int32_t period = 2 * count, within = place % period;
    if (within < 0) within += period;
    return within < count ? within : period - 1 - within;
}

void riffle_copy_mirrored(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, int32_t x, int32_t y,
                          uint8_t *target, int32_t target_width, int32_t target_height, int32_t target_stride) {
    for (int32_t row = 0; row < target_height; row++) {
        const uint8_t *from = bgra + (size_t)mirrored(y + row, height) * stride;
        uint8_t *to = target + (size_t)row * target_stride;
        for (int32_t column = 0; column < target_width; column++) {
            memcpy(to + (size_t)column * 4, from + (size_t)mirrored(x + column, width) * 4, 4);
        }
    }
}

void riffle_copy_alpha(const uint8_t *bgra, int32_t stride, uint8_t *alpha, int32_t alpha_stride, int32_t width,
                       int32_t height) {
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *from = bgra + (size_t)y * stride;
        uint8_t *to = alpha + (size_t)y * alpha_stride;
        for (int32_t x = 0; x < width; x++) to[x] = from[x * 4 + 3];
    }
}

void riffle_keep_alpha(uint8_t *blurred, int32_t blurred_stride, const uint8_t *original, int32_t original_stride,
                       int32_t width, int32_t height) {
    for (int32_t y = 0; y < height; y++) {
        uint8_t *to = blurred + (size_t)y * blurred_stride;
        const uint8_t *from = original + (size_t)y * original_stride;
        for (int32_t x = 0; x < width; x++, to += 4, from += 4) {
            unsigned spread = to[3], alpha = from[3];
            for (int channel = 0; channel < 3; channel++) {
                unsigned value = spread == 0 ? 0 : (to[channel] * alpha + spread / 2) / spread;
                to[channel] = (uint8_t)(value > alpha ? alpha : value);
            }
            to[3] = (uint8_t)alpha;
        }
    }
}

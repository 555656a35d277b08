#include <math.h>

#include "CRaster.h"

typedef struct {
    const uint8_t *pixels;
    int64_t width, height, stride;
    int pads;
} picture;

static uint32_t pixel_at(const picture *source, int64_t x, int64_t y) {
    if (source->pads) {
        x = x < 0 ? 0 : x >= source->width ? source->width - 1 : x;
        y = y < 0 ? 0 : y >= source->height ? source->height - 1 : y;
    } else if (x < 0 || y < 0 || x >= source->width || y >= source->height) {
        return 0;
    }
    return *(const uint32_t *)(const void *)(source->pixels + y * source->stride + x * 4);
}

// Two channels at a time, 16 bits apart; the weights, 0...256, add up to 256, so that no sum leaves its 16 bits.
static uint32_t mix(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t fx, uint32_t fy) {
    uint32_t low = 0x00FF00FFu;
    uint32_t wd = (fx * fy + 128) >> 8, wb = fx - wd, wc = fy - wd, wa = 256 - fx - fy + wd;
    uint32_t even = (a & low) * wa + (b & low) * wb + (c & low) * wc + (d & low) * wd + 0x00800080u;
    uint32_t odd = (a >> 8 & low) * wa + (b >> 8 & low) * wb + (c >> 8 & low) * wc + (d >> 8 & low) * wd + 0x00800080u;
    return (even >> 8 & low) | (odd & ~low);
}

// Where along a row `slope * x + start` stays within [low, high], one pixel short of it on either side.
static void narrow(double slope, double start, double low, double high, double *first, double *last) {
    if (fabs(slope) < 1e-12) {
        if (start < low || start > high) *last = *first - 1;
        return;
    }
    double a = (low - start) / slope, b = (high - start) / slope;
    double from = fmin(a, b) + 1, to = fmax(a, b) - 1;
    if (from > *first) *first = from;
    if (to < *last) *last = to;
}

static uint32_t sample(const picture *source, double u, double v, int nearest) {
    if (nearest) return pixel_at(source, (int64_t)floor(u), (int64_t)floor(v));
    int64_t fu = (int64_t)floor(u * 256 - 128), fv = (int64_t)floor(v * 256 - 128);
    int64_t x = fu >> 8, y = fv >> 8;
    return mix(pixel_at(source, x, y), pixel_at(source, x + 1, y), pixel_at(source, x, y + 1),
               pixel_at(source, x + 1, y + 1), (uint32_t)(fu & 255), (uint32_t)(fv & 255));
}

void riffle_draw_transformed(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, const int32_t origin[2],
                     uint8_t *target, int32_t target_width, int32_t target_height, int32_t target_stride,
                     const int32_t target_origin[2], const double m[6], int nearest, int pads) {
    picture source = {bgra, width, height, stride, pads};
    for (int32_t y = 0; y < target_height; y++) {
        uint32_t *row = (uint32_t *)(void *)(target + (int64_t)y * target_stride);
        double py = y + target_origin[1] + 0.5, left = target_origin[0] + 0.5;
        double start_u = m[2] * py + m[4], start_v = m[3] * py + m[5];
        // In the middle of a row all four neighbors are there, and nothing need be asked.
        double first = left, last = left + target_width - 1;
        narrow(m[0], start_u, origin[0] + 1.0, origin[0] + width - 1.0, &first, &last);
        narrow(m[1], start_v, origin[1] + 1.0, origin[1] + height - 1.0, &first, &last);
        int32_t inner = last < first ? target_width : (int32_t)ceil(first - left);
        int32_t outer = last < first ? target_width : (int32_t)floor(last - left) + 1;
        if (inner > target_width) inner = target_width;
        if (outer < inner) outer = inner;
        int32_t x = 0;
        for (; x < inner; x++) {
            double px = x + left;
            row[x] = sample(&source, m[0] * px + start_u - origin[0], m[1] * px + start_v - origin[1], nearest);
        }
        for (; x < outer && !nearest; x++) {
            double px = x + left;
            // Above the source's origin both are positive here, so that cutting off is rounding down.
            int64_t fu = (int64_t)((m[0] * px + start_u - origin[0]) * 256 - 128);
            int64_t fv = (int64_t)((m[1] * px + start_v - origin[1]) * 256 - 128);
            const uint32_t *above = (const uint32_t *)(const void *)(bgra + (fv >> 8) * stride) + (fu >> 8);
            const uint32_t *below = (const uint32_t *)(const void *)((const uint8_t *)above + stride);
            row[x] = mix(above[0], above[1], below[0], below[1], (uint32_t)(fu & 255), (uint32_t)(fv & 255));
        }
        for (; x < target_width; x++) {
            double px = x + left;
            row[x] = sample(&source, m[0] * px + start_u - origin[0], m[1] * px + start_v - origin[1], nearest);
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

#include <stdlib.h>
#include <string.h>

#include "CRaster.h"

int riffle_is_opaque(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride) {
    for (int32_t y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)(bgra + (size_t)y * stride);
        uint32_t all = 0xFFFFFFFFu;
        for (int32_t x = 0; x < width; x++) all &= row[x];
        if (all >> 24 != 255) return 0;
    }
    return 1;
}

static void straight_row(const uint8_t *from, uint8_t *to, int32_t width, int32_t channels) {
    if (channels == 3) {
        for (int32_t x = 0; x < width; x++, from += 4, to += 3) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
        }
        return;
    }
    for (int32_t x = 0; x < width; x++, from += 4, to += 4) {
        unsigned alpha = from[3];
        if (alpha == 255) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
        } else if (alpha == 0) {
            to[0] = to[1] = to[2] = 0;
        } else {
            for (int channel = 0; channel < 3; channel++) {
                unsigned value = (from[2 - channel] * 255u + alpha / 2) / alpha;
                to[channel] = (uint8_t)(value > 255 ? 255 : value);
            }
        }
        to[3] = (uint8_t)alpha;
    }
}

void riffle_png_filter(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, int32_t channels,
                       uint8_t *output) {
    size_t row = (size_t)width * (size_t)channels;
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *from = bgra + (size_t)y * stride;
        uint8_t *to = output + (size_t)y * (row + 1);
        if (y > 0 && memcmp(from, from - stride, (size_t)width * 4) == 0) {
            to[0] = 2;
            memset(to + 1, 0, row);
            continue;
        }
        to[0] = 1;
        straight_row(from, to + 1, width, channels);
        for (size_t i = row; i > (size_t)channels; i--) to[i] = (uint8_t)(to[i] - to[i - channels]);
    }
}

static uint8_t paeth(int left, int above, int corner) {
    int estimate = left + above - corner;
    int a = abs(estimate - left), b = abs(estimate - above), c = abs(estimate - corner);
    return (uint8_t)(a <= b && a <= c ? left : b <= c ? above : corner);
}

int riffle_png_unfilter(uint8_t *scanlines, int32_t width, int32_t height, int32_t channels) {
    size_t row = (size_t)width * (size_t)channels;
    for (int32_t y = 0; y < height; y++) {
        uint8_t *line = scanlines + (size_t)y * (row + 1);
        uint8_t filter = line[0], *to = line + 1;
        const uint8_t *above = y > 0 ? to - (row + 1) : NULL;
        if (filter > 4) return 0;
        for (size_t i = 0; i < row; i++) {
            uint8_t left = i >= (size_t)channels ? to[i - channels] : 0;
            uint8_t up = above != NULL ? above[i] : 0;
            uint8_t corner = above != NULL && i >= (size_t)channels ? above[i - channels] : 0;
            uint8_t guess = 0;
            if (filter == 1) guess = left;
            if (filter == 2) guess = up;
            if (filter == 3) guess = (uint8_t)((left + up) / 2);
            if (filter == 4) guess = paeth(left, up, corner);
            to[i] = (uint8_t)(to[i] + guess);
        }
    }
    return 1;
}

void riffle_png_premultiply(const uint8_t *scanlines, int32_t width, int32_t height, int32_t channels, uint8_t *bgra,
                            int32_t stride) {
    size_t row = (size_t)width * (size_t)channels + 1;
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *from = scanlines + (size_t)y * row + 1;
        uint8_t *to = bgra + (size_t)y * stride;
        for (int32_t x = 0; x < width; x++, from += channels, to += 4) {
            unsigned alpha = channels == 4 ? from[3] : 255;
            for (int channel = 0; channel < 3; channel++) {
                to[2 - channel] = (uint8_t)((from[channel] * alpha + 127) / 255);
            }
            to[3] = (uint8_t)alpha;
        }
    }
}

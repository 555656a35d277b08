#include <stdlib.h>
#include <string.h>

#include "CRaster.h"

enum { block = 8 };

static int block_is_opaque(const uint8_t *bgra, int32_t stride) {
    uint32_t all = 0xFFFFFFFFu;
    for (int y = 0; y < block; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)(bgra + (size_t)y * stride);
        for (int x = 0; x < block; x++) all &= row[x];
    }
    return all >> 24 == 255;
}

// The largest rectangle under a histogram, row by row, in blocks.
void riffle_opaque_rectangle(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride, int32_t found[4]) {
    memset(found, 0, 4 * sizeof *found);
    int32_t columns = width / block, rows = height / block;
    if (columns < 2 || rows < 2) return;
    int32_t *heights = calloc((size_t)columns * 2 + 1, sizeof *heights);
    if (heights == NULL) return;
    int32_t *stack = heights + columns;
    int32_t best = 0;
    for (int32_t row = 0; row < rows; row++) {
        for (int32_t column = 0; column < columns; column++) {
            const uint8_t *corner = bgra + (size_t)row * block * stride + (size_t)column * block * 4;
            heights[column] = block_is_opaque(corner, stride) ? heights[column] + 1 : 0;
        }
        int32_t depth = 0;
        for (int32_t column = 0; column <= columns; column++) {
            int32_t current = column < columns ? heights[column] : 0;
            while (depth > 0 && heights[stack[depth - 1]] >= current) {
                int32_t tall = heights[stack[--depth]];
                int32_t left = depth > 0 ? stack[depth - 1] + 1 : 0;
                if (tall * (column - left) > best) {
                    best = tall * (column - left);
                    found[0] = left * block;
                    found[1] = (row - tall + 1) * block;
                    found[2] = (column - left) * block;
                    found[3] = tall * block;
                }
            }
            stack[depth++] = column;
        }
    }
    free(heights);
}

void riffle_add_coverage(uint8_t *mask, int32_t mask_width, int32_t mask_height, int32_t mask_stride,
                         const uint8_t *glyph, int32_t width, int32_t height, int32_t stride, int32_t x, int32_t y) {
    int32_t left = x < 0 ? -x : 0, top = y < 0 ? -y : 0;
    int32_t right = x + width > mask_width ? mask_width - x : width;
    int32_t bottom = y + height > mask_height ? mask_height - y : height;
    for (int32_t row = top; row < bottom; row++) {
        const uint8_t *from = glyph + (size_t)row * stride;
        uint8_t *to = mask + (size_t)(y + row) * mask_stride + x;
        for (int32_t column = left; column < right; column++) {
            unsigned sum = (unsigned)to[column] + from[column];
            to[column] = (uint8_t)(sum > 255 ? 255 : sum);
        }
    }
}

void riffle_compare(const uint8_t *first, int32_t first_stride, const uint8_t *second, int32_t second_stride,
                    int32_t width, int32_t height, int32_t *largest, uint64_t *sum) {
    int32_t most = 0;
    uint64_t total = 0;
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *a = first + (size_t)y * first_stride, *b = second + (size_t)y * second_stride;
        for (int32_t i = 0; i < width * 4; i++) {
            int32_t difference = abs((int32_t)a[i] - (int32_t)b[i]);
            if (difference > most) most = difference;
            total += (uint64_t)difference;
        }
    }
    *largest = most;
    *sum = total;
}

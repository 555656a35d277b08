#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H

#include "CRaster.h"

struct riffle_fonts {
    FT_Library library;
};

struct riffle_face {
    FT_Face face;
    double size;
};

riffle_fonts *riffle_fonts_create(void) {
    riffle_fonts *fonts = calloc(1, sizeof *fonts);
    if (fonts != NULL && FT_Init_FreeType(&fonts->library) != 0) {
        free(fonts);
        return NULL;
    }
    return fonts;
}

void riffle_fonts_destroy(riffle_fonts *fonts) {
    if (fonts == NULL) return;
    FT_Done_FreeType(fonts->library);
    free(fonts);
}

static FT_Tag tag_of(const char *text) {
    return FT_MAKE_TAG((unsigned char)text[0], (unsigned char)text[1], (unsigned char)text[2], (unsigned char)text[3]);
}

// Unknown axes and malformed settings are left out: the face then shows its default there.
static void set_variations(riffle_fonts *fonts, FT_Face face, const char *settings) {
    FT_MM_Var *axes = NULL;
    if (settings == NULL || settings[0] == 0 || FT_Get_MM_Var(face, &axes) != 0) return;
    FT_Fixed *values = calloc(axes->num_axis, sizeof *values);
    if (values != NULL) {
        for (FT_UInt i = 0; i < axes->num_axis; i++) {
            values[i] = axes->axis[i].def;
            for (const char *at = settings; at != NULL && strlen(at) > 5;) {
                while (*at == ',' || *at == ' ') at++;
                if (strlen(at) > 5 && at[4] == '=' && tag_of(at) == axes->axis[i].tag) {
                    double wanted = strtod(at + 5, NULL);
                    FT_Fixed value = (FT_Fixed)lround(wanted * 65536);
                    if (value < axes->axis[i].minimum) value = axes->axis[i].minimum;
                    if (value > axes->axis[i].maximum) value = axes->axis[i].maximum;
                    values[i] = value;
                }
                at = strchr(at, ',');
            }
        }
        FT_Set_Var_Design_Coordinates(face, axes->num_axis, values);
        free(values);
    }
    FT_Done_MM_Var(fonts->library, axes);
}

riffle_face *riffle_face_open(riffle_fonts *fonts, const char *file, int32_t index, const char *variations) {
    riffle_face *face = calloc(1, sizeof *face);
    if (face == NULL) return NULL;
    if (FT_New_Face(fonts->library, file, index, &face->face) != 0) {
        free(face);
        return NULL;
    }
    set_variations(fonts, face->face, variations);
    return face;
}

void riffle_face_close(riffle_face *face) {
    if (face == NULL) return;
    FT_Done_Face(face->face);
    free(face);
}

// Fonts of pictures (emoji) have fixed sizes: the nearest one that is large enough is taken, and its size returned.
static double choose_size(riffle_face *face, double size) {
    FT_Face ft = face->face;
    if (FT_IS_SCALABLE(ft)) {
        if (face->size != size && FT_Set_Char_Size(ft, 0, (FT_F26Dot6)lround(size * 64), 72, 72) != 0) return 0;
        face->size = size;
        return size;
    }
    int best = -1;
    double best_size = 0;
    for (int i = 0; i < ft->num_fixed_sizes; i++) {
        double strike = ft->available_sizes[i].y_ppem / 64.0;
        int larger = best >= 0 && best_size < size && strike > best_size;
        int closer = best >= 0 && strike >= size && strike < best_size;
        if (best < 0 || larger || closer) {
            best = i;
            best_size = strike;
        }
    }
    if (best < 0 || FT_Select_Size(ft, best) != 0) return 0;
    return best_size;
}

static int copy_bitmap(const FT_Bitmap *bitmap, riffle_glyph *drawn) {
    int colored = bitmap->pixel_mode == FT_PIXEL_MODE_BGRA;
    if (!colored && bitmap->pixel_mode != FT_PIXEL_MODE_GRAY) return 0;
    size_t row = (size_t)bitmap->width * (colored ? 4 : 1);
    drawn->width = (int32_t)bitmap->width;
    drawn->height = (int32_t)bitmap->rows;
    drawn->stride = (int32_t)row;
    drawn->is_colored = colored;
    drawn->bytes = malloc(row * bitmap->rows);
    if (drawn->bytes == NULL) return 0;
    for (unsigned y = 0; y < bitmap->rows; y++) {
        memcpy(drawn->bytes + y * row, bitmap->buffer + (ptrdiff_t)y * bitmap->pitch, row);
    }
    return 1;
}

int riffle_face_draw(riffle_face *face, uint32_t glyph, double size, int32_t phase, riffle_glyph *drawn) {
    memset(drawn, 0, sizeof *drawn);
    double strike = choose_size(face, size);
    if (strike <= 0) return 0;
    FT_Face ft = face->face;
    if (FT_Load_Glyph(ft, glyph, FT_LOAD_NO_HINTING | FT_LOAD_COLOR) != 0) return 0;
    FT_GlyphSlot slot = ft->glyph;
    if (slot->format == FT_GLYPH_FORMAT_OUTLINE) FT_Outline_Translate(&slot->outline, phase * 16, 0);
    if (slot->format != FT_GLYPH_FORMAT_BITMAP && FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0) return 0;
    if (slot->bitmap.width == 0 || slot->bitmap.rows == 0) return 0;
    drawn->left = slot->bitmap_left;
    drawn->top = -slot->bitmap_top;
    drawn->strike = strike;
    return copy_bitmap(&slot->bitmap, drawn);
}

typedef struct {
    riffle_outline_sink sink;
    void *context;
    double scale;
    int is_open;
} outline_walk;

static void emit(outline_walk *walk, int32_t kind, const FT_Vector *const *vectors, int count) {
    double points[6] = {0};
    for (int i = 0; i < count; i++) {
        points[i * 2] = vectors[i]->x * walk->scale;
        points[i * 2 + 1] = -vectors[i]->y * walk->scale;
    }
    walk->sink(walk->context, kind, points);
}

static int move_to(const FT_Vector *to, void *user) {
    outline_walk *walk = user;
    if (walk->is_open) emit(walk, 4, NULL, 0);
    walk->is_open = 1;
    emit(walk, 0, (const FT_Vector *const[]){to}, 1);
    return 0;
}

static int line_to(const FT_Vector *to, void *user) {
    emit(user, 1, (const FT_Vector *const[]){to}, 1);
    return 0;
}

static int conic_to(const FT_Vector *control, const FT_Vector *to, void *user) {
    emit(user, 2, (const FT_Vector *const[]){control, to}, 2);
    return 0;
}

static int cubic_to(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *user) {
    emit(user, 3, (const FT_Vector *const[]){first, second, to}, 3);
    return 0;
}

int riffle_face_outline(riffle_face *face, uint32_t glyph, double size, riffle_outline_sink sink, void *context) {
    FT_Face ft = face->face;
    if (!FT_IS_SCALABLE(ft) || ft->units_per_EM == 0) return 0;
    if (FT_Load_Glyph(ft, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP) != 0) return 0;
    if (ft->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return 0;
    outline_walk walk = {sink, context, size / ft->units_per_EM, 0};
    FT_Outline_Funcs steps = {move_to, line_to, conic_to, cubic_to, 0, 0};
    if (FT_Outline_Decompose(&ft->glyph->outline, &steps, &walk) != 0) return 0;
    if (walk.is_open) emit(&walk, 4, NULL, 0);
    return 1;
}

// What TextLayout needs of Pango and fontconfig and Swift cannot call itself: GObject casts, macros and bit fields.
#ifndef RIFFLE_CPANGO_SHIM_H
#define RIFFLE_CPANGO_SHIM_H

#include <fontconfig/fontconfig.h>
#include <harfbuzz/hb-ot.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>

// Glyphs in unhinted units: with hinting on, Pango rounds every advance to a whole pixel.
static void cpango_unhinted(FcPattern *pattern, gpointer data) {
    (void)data;
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
    FcPatternDel(pattern, FC_HINT_STYLE);
    FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
}

// A font map over `config` alone, at 72 dpi so that one of its points is one of ours.
static inline PangoFontMap *cpango_font_map_new(FcConfig *config) {
    PangoFontMap *map = pango_ft2_font_map_new();
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), cpango_unhinted, NULL, NULL);
    return map;
}

static inline void cpango_font_map_config_changed(PangoFontMap *map) {
    pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
}

static inline FcPattern *cpango_font_pattern(PangoFont *font) {
    return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}

static inline void cpango_unref(void *object) { g_object_unref(object); }

static inline void *cpango_ref(void *object) { return g_object_ref(object); }

// Shapes `length` bytes at `text` + `start` with the neighbors in `text` as context; `features` may be NULL.
static inline void cpango_shape(
    const char *text, int total, int start, int length, PangoFont *font, guint8 level, guint8 script,
    PangoLanguage *language, GSList *features, PangoGlyphString *glyphs) {
    PangoAnalysis analysis = {0};
    analysis.font = font;
    analysis.level = level;
    analysis.script = script;
    analysis.language = language;
    analysis.extra_attrs = features;
    pango_shape_with_flags(text + start, length, text, total, &analysis, glyphs, PANGO_SHAPE_NONE);
}

// A list of one attribute with OpenType `features` in CSS syntax. Lives as long as the process: one per face.
static inline GSList *cpango_features(const char *features) {
    PangoAttribute *attribute = pango_attr_font_features_new(features);
    attribute->start_index = PANGO_ATTR_INDEX_FROM_TEXT_BEGINNING;
    attribute->end_index = PANGO_ATTR_INDEX_TO_TEXT_END;
    return g_slist_append(NULL, attribute);
}

enum {
    CPANGO_BREAK_ALLOWED = 1,
    CPANGO_WHITE = 2,
    CPANGO_CURSOR = 4,
};

// One byte of flags for every byte of `text` that starts a character (0 for the others), and one for the end.
static inline void cpango_boundaries(const char *text, int length, PangoLanguage *language, guint8 *flags) {
    int count = (int)g_utf8_strlen(text, length);
    PangoLogAttr *attrs = (PangoLogAttr *)calloc((size_t)count + 1, sizeof(PangoLogAttr));
    pango_get_log_attrs(text, length, -1, language, attrs, count + 1);
    int character = 0;
    for (int i = 0; i < length; i++) {
        if ((text[i] & 0xC0) == 0x80) {
            flags[i] = 0;
            continue;
        }
        PangoLogAttr a = attrs[character++];
        flags[i] = (a.is_line_break ? CPANGO_BREAK_ALLOWED : 0) | (a.is_white ? CPANGO_WHITE : 0)
            | (a.is_cursor_position ? CPANGO_CURSOR : 0);
    }
    flags[length] = CPANGO_BREAK_ALLOWED | CPANGO_CURSOR;
    free(attrs);
}

// Embedding levels, one for each character of `text`; free with g_free. `direction` is read and written.
static inline guint8 *cpango_levels(const char *text, int length, PangoDirection *direction) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return pango_log2vis_get_embedding_levels(text, length, direction);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

// The direction of the first character that has one.
static inline PangoDirection cpango_base_direction(const char *text, int length) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return pango_find_base_dir(text, length);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

#endif

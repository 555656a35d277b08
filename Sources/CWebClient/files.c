#include "CWebClient.h"

// The client is part of the program, so that it needs no files beside it. It is embedded here and not by Swift's package
// manager, which writes such files as arrays of Swift: these take the compiler many seconds.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char address_js[] = {
#embed "Resources/address.js"
};

static const unsigned char hello_js[] = {
#embed "Resources/hello.js"
};

static const unsigned char traits_js[] = {
#embed "Resources/traits.js"
};

static const unsigned char start_js[] = {
#embed "Resources/start.js"
};

static const unsigned char client_js[] = {
#embed "Resources/client.js"
};

static const unsigned char connection_js[] = {
#embed "Resources/connection.js"
};

static const unsigned char contents_js[] = {
#embed "Resources/contents.js"
};

static const unsigned char decoder_js[] = {
#embed "Resources/decoder.js"
};

static const unsigned char field_text_js[] = {
#embed "Resources/field-text.js"
};

static const unsigned char fields_js[] = {
#embed "Resources/fields.js"
};

static const unsigned char fonts_js[] = {
#embed "Resources/fonts.js"
};

static const unsigned char forced_colors_js[] = {
#embed "Resources/forced-colors.js"
};

static const unsigned char guard_js[] = {
#embed "Resources/guard.js"
};

static const unsigned char history_js[] = {
#embed "Resources/history.js"
};

static const unsigned char input_js[] = {
#embed "Resources/input.js"
};

static const unsigned char kept_input_js[] = {
#embed "Resources/kept-input.js"
};

static const unsigned char layers_js[] = {
#embed "Resources/layers.js"
};

static const unsigned char inspector_js[] = {
#embed "Resources/inspector.js"
};
static const unsigned char kept_focus_js[] = {
#embed "Resources/kept-focus.js"
};
static const unsigned char live_js[] = {
#embed "Resources/live.js"
};

static const unsigned char mesh_js[] = {
#embed "Resources/mesh.js"
};

static const unsigned char modality_js[] = {
#embed "Resources/modality.js"
};

static const unsigned char packs_js[] = {
#embed "Resources/packs.js"
};

static const unsigned char page_html[] = {
#embed "Resources/page.html"
};

static const unsigned char paints_js[] = {
#embed "Resources/paints.js"
};

static const unsigned char paths_js[] = {
#embed "Resources/paths.js"
};

static const unsigned char playout_js[] = {
#embed "Resources/playout.js"
};

static const unsigned char questions_js[] = {
#embed "Resources/questions.js"
};

static const unsigned char region_js[] = {
#embed "Resources/region.js"
};

static const unsigned char picking_js[] = {
#embed "Resources/picking.js"
};

static const unsigned char print_js[] = {
#embed "Resources/print.js"
};

static const unsigned char words_js[] = {
#embed "Resources/words.js"
};

static const unsigned char rescue_js[] = {
#embed "Resources/rescue.js"
};

static const unsigned char semantics_js[] = {
#embed "Resources/semantics.js"
};

static const unsigned char style_css[] = {
#embed "Resources/style.css"
};

static const unsigned char text_input_js[] = {
#embed "Resources/text-input.js"
};

static const unsigned char wheel_js[] = {
#embed "Resources/wheel.js"
};

static const unsigned char wire_js[] = {
#embed "Resources/wire.js"
};

#define FILE(name, bytes) { name, bytes, sizeof(bytes) }

static const struct client_file files[] = {
    FILE("address.js", address_js),
    FILE("hello.js", hello_js),
    FILE("traits.js", traits_js),
    FILE("start.js", start_js),
    FILE("client.js", client_js),
    FILE("connection.js", connection_js),
    FILE("contents.js", contents_js),
    FILE("decoder.js", decoder_js),
    FILE("field-text.js", field_text_js),
    FILE("fields.js", fields_js),
    FILE("fonts.js", fonts_js),
    FILE("forced-colors.js", forced_colors_js),
    FILE("guard.js", guard_js),
    FILE("history.js", history_js),
    FILE("input.js", input_js),
    FILE("kept-input.js", kept_input_js),
    FILE("layers.js", layers_js),
    FILE("inspector.js", inspector_js),
    FILE("kept-focus.js", kept_focus_js),
    FILE("live.js", live_js),
    FILE("mesh.js", mesh_js),
    FILE("modality.js", modality_js),
    FILE("packs.js", packs_js),
    FILE("page.html", page_html),
    FILE("paints.js", paints_js),
    FILE("paths.js", paths_js),
    FILE("picking.js", picking_js),
    FILE("playout.js", playout_js),
    FILE("questions.js", questions_js),
    FILE("region.js", region_js),
    FILE("print.js", print_js),
    FILE("words.js", words_js),
    FILE("rescue.js", rescue_js),
    FILE("semantics.js", semantics_js),
    FILE("style.css", style_css),
    FILE("text-input.js", text_input_js),
    FILE("wheel.js", wheel_js),
    FILE("wire.js", wire_js),
};

const struct client_file *client_files(void) { return files; }

size_t client_file_count(void) { return sizeof(files) / sizeof(files[0]); }

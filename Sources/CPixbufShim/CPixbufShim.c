#include "CPixbufShim.h"

#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

static riffle_picture failed(const char *message) {
    riffle_picture picture = {NULL, 0, 0, 0, g_strdup(message)};
    return picture;
}

static riffle_picture failed_with(GError *error, const char *otherwise) {
    riffle_picture picture = failed(error != NULL ? error->message : otherwise);
    g_clear_error(&error);
    return picture;
}

static uint8_t scaled(unsigned channel, unsigned alpha) {
    unsigned product = channel * alpha + 128;
    return (uint8_t)((product + (product >> 8)) >> 8);
}

static riffle_picture premultiplied(const GdkPixbuf *pixbuf) {
    int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
    int channels = gdk_pixbuf_get_n_channels(pixbuf), source_stride = gdk_pixbuf_get_rowstride(pixbuf);
    const uint8_t *source = gdk_pixbuf_read_pixels(pixbuf);
    int stride = width * 4;
    uint8_t *bytes = g_try_malloc((gsize)stride * (gsize)height);
    if (bytes == NULL) return failed("not enough memory for its pixels");
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + (gsize)y * (gsize)source_stride;
        uint8_t *to = bytes + (gsize)y * (gsize)stride;
        for (int x = 0; x < width; x++, from += channels, to += 4) {
            unsigned alpha = channels == 4 ? from[3] : 255;
            to[0] = scaled(from[2], alpha);
            to[1] = scaled(from[1], alpha);
            to[2] = scaled(from[0], alpha);
            to[3] = (uint8_t)alpha;
        }
    }
    riffle_picture picture = {bytes, width, height, stride, NULL};
    return picture;
}

typedef struct {
    int width, height;
} requested_size;

// Asking the loader for the size lets the JPEG decoder skip work: it can produce 1/2, 1/4 and 1/8 directly.
static void on_size_prepared(GdkPixbufLoader *loader, int width, int height, gpointer data) {
    const requested_size *wanted = data;
    if (wanted->width > 0 && wanted->width <= width && wanted->height <= height) {
        gdk_pixbuf_loader_set_size(loader, wanted->width, wanted->height);
    }
}

riffle_picture riffle_decode_raster(const uint8_t *data, size_t length, int32_t target_width, int32_t target_height,
                                    int swaps_axes) {
    GError *error = NULL;
    requested_size wanted = {swaps_axes ? target_height : target_width, swaps_axes ? target_width : target_height};
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(on_size_prepared), &wanted);
    gboolean wrote = gdk_pixbuf_loader_write(loader, data, length, &error);
    gboolean closed = gdk_pixbuf_loader_close(loader, wrote ? &error : NULL);
    GdkPixbuf *raw = wrote && closed ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    if (raw == NULL) {
        g_object_unref(loader);
        return failed_with(error, "the decoder found no picture in it");
    }
    GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(raw);
    g_object_unref(loader);
    if (upright == NULL) return failed("not enough memory to turn it upright");
    if (target_width > 0 &&
        (gdk_pixbuf_get_width(upright) != target_width || gdk_pixbuf_get_height(upright) != target_height)) {
        GdkPixbuf *sized = gdk_pixbuf_scale_simple(upright, target_width, target_height, GDK_INTERP_BILINEAR);
        g_object_unref(upright);
        if (sized == NULL) return failed("not enough memory to scale it");
        upright = sized;
    }
    riffle_picture picture = premultiplied(upright);
    g_object_unref(upright);
    return picture;
}

static RsvgHandle *open_svg(const uint8_t *data, size_t length, GError **error) {
    RsvgHandle *handle = rsvg_handle_new_from_data(data, length, error);
    if (handle != NULL) rsvg_handle_set_dpi(handle, 96);
    return handle;
}

riffle_picture riffle_render_svg(const uint8_t *data, size_t length, int32_t width, int32_t height) {
    GError *error = NULL;
    RsvgHandle *handle = open_svg(data, length, &error);
    if (handle == NULL) return failed_with(error, "it is not an SVG document");
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *context = cairo_create(surface);
    double own_width = 0, own_height = 0;
    // The document keeps its proportions inside a viewport; scaling the context instead fills the box exactly.
    if (riffle_svg_size(data, length, &own_width, &own_height, NULL) && own_width > 0 && own_height > 0) {
        cairo_scale(context, width / own_width, height / own_height);
    } else {
        own_width = width;
        own_height = height;
    }
    RsvgRectangle viewport = {0, 0, own_width, own_height};
    gboolean drawn = rsvg_handle_render_document(handle, context, &viewport, &error);
    cairo_destroy(context);
    g_object_unref(handle);
    riffle_picture picture;
    if (!drawn || cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
        picture = failed_with(error, cairo_status_to_string(cairo_surface_status(surface)));
    } else {
        cairo_surface_flush(surface);
        int stride = cairo_image_surface_get_stride(surface);
        uint8_t *bytes = g_try_malloc((gsize)stride * (gsize)height);
        if (bytes == NULL) {
            picture = failed("not enough memory for its pixels");
        } else {
            memcpy(bytes, cairo_image_surface_get_data(surface), (gsize)stride * (gsize)height);
            picture = (riffle_picture){bytes, width, height, stride, NULL};
        }
    }
    cairo_surface_destroy(surface);
    return picture;
}

int riffle_svg_size(const uint8_t *data, size_t length, double *width, double *height, char **message) {
    GError *error = NULL;
    RsvgHandle *handle = open_svg(data, length, &error);
    if (handle == NULL) {
        if (message != NULL) *message = g_strdup(error != NULL ? error->message : "it is not an SVG document");
        g_clear_error(&error);
        return 0;
    }
    int found = rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height);
    if (!found) {
        // Width and height in percent or absent: the view box is the size, as browsers take it.
        gboolean has_width, has_height, has_box;
        RsvgLength w, h;
        RsvgRectangle box;
        rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
        if (has_box) {
            *width = box.width;
            *height = box.height;
            found = 1;
        } else if (message != NULL) {
            *message = g_strdup("it states neither width and height nor a viewBox");
        }
    }
    g_object_unref(handle);
    return found;
}

riffle_picture riffle_resample(const uint8_t *bgra, int32_t width, int32_t height, int32_t stride,
                               int32_t target_width, int32_t target_height) {
    cairo_surface_t *source = cairo_image_surface_create_for_data((uint8_t *)bgra, CAIRO_FORMAT_ARGB32, width, height,
                                                                  stride);
    int target_stride = target_width * 4;
    uint8_t *bytes = g_try_malloc0((gsize)target_stride * (gsize)target_height);
    if (bytes == NULL) {
        cairo_surface_destroy(source);
        return failed("not enough memory for its pixels");
    }
    cairo_surface_t *target = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, target_width,
                                                                  target_height, target_stride);
    cairo_t *context = cairo_create(target);
    cairo_scale(context, (double)target_width / width, (double)target_height / height);
    cairo_set_source_surface(context, source, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
    cairo_paint(context);
    cairo_status_t status = cairo_status(context);
    cairo_destroy(context);
    cairo_surface_destroy(target);
    cairo_surface_destroy(source);
    if (status != CAIRO_STATUS_SUCCESS) {
        g_free(bytes);
        return failed(cairo_status_to_string(status));
    }
    riffle_picture picture = {bytes, target_width, target_height, target_stride, NULL};
    return picture;
}

char *riffle_sha256(const uint8_t *data, size_t length) {
    return g_compute_checksum_for_data(G_CHECKSUM_SHA256, data, length);
}

typedef struct {
    GByteArray *bytes;
} png_sink;

static cairo_status_t append_bytes(void *closure, const unsigned char *data, unsigned int length) {
    g_byte_array_append(((png_sink *)closure)->bytes, data, length);
    return CAIRO_STATUS_SUCCESS;
}

uint8_t *riffle_encode_png(riffle_picture picture, size_t *length, char **message) {
    cairo_surface_t *surface = cairo_image_surface_create_for_data(picture.bytes, CAIRO_FORMAT_ARGB32, picture.width,
                                                                   picture.height, picture.stride);
    png_sink sink = {g_byte_array_new()};
    cairo_status_t status = cairo_surface_write_to_png_stream(surface, append_bytes, &sink);
    cairo_surface_destroy(surface);
    if (status != CAIRO_STATUS_SUCCESS) {
        *message = g_strdup(cairo_status_to_string(status));
        g_byte_array_free(sink.bytes, TRUE);
        return NULL;
    }
    *length = sink.bytes->len;
    return g_byte_array_free(sink.bytes, FALSE);
}

uint8_t *riffle_encode_jpeg(riffle_picture picture, int32_t quality, size_t *length, char **message) {
    GdkPixbuf *pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, FALSE, 8, picture.width, picture.height);
    if (pixels == NULL) {
        *message = g_strdup("there is not enough memory");
        return NULL;
    }
    guchar *target = gdk_pixbuf_get_pixels(pixels);
    const int stride = gdk_pixbuf_get_rowstride(pixels);
    for (int32_t y = 0; y < picture.height; y++) {
        const uint8_t *from = picture.bytes + (size_t)y * (size_t)picture.stride;
        guchar *to = target + (size_t)y * (size_t)stride;
        for (int32_t x = 0; x < picture.width; x++, from += 4, to += 3) {
            const uint8_t white = (uint8_t)(255 - from[3]);
            to[0] = (guchar)(from[2] + white);
            to[1] = (guchar)(from[1] + white);
            to[2] = (guchar)(from[0] + white);
        }
    }
    char percent[16];
    g_snprintf(percent, sizeof percent, "%d", quality);
    gchar *file = NULL;
    gsize count = 0;
    GError *error = NULL;
    const gboolean is_done =
        gdk_pixbuf_save_to_buffer(pixels, &file, &count, "jpeg", &error, "quality", percent, NULL);
    g_object_unref(pixels);
    if (!is_done) {
        *message = g_strdup(error != NULL ? error->message : "no reason given");
        g_clear_error(&error);
        return NULL;
    }
    *length = count;
    return (uint8_t *)file;
}

void riffle_bytes_free(uint8_t *bytes) { g_free(bytes); }

void riffle_picture_free(riffle_picture picture) {
    g_free(picture.bytes);
    g_free(picture.message);
}

void riffle_text_free(char *text) { g_free(text); }

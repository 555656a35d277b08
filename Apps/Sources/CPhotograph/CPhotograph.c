#include "CPhotograph.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

uint8_t *apps_jpeg_from_png(const uint8_t *png, size_t png_length, int quality, size_t *length) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_type("png", NULL);
    if (!loader) return NULL;
    gchar *bytes = NULL;
    gboolean is_loaded = gdk_pixbuf_loader_write(loader, png, png_length, NULL);
    is_loaded = gdk_pixbuf_loader_close(loader, NULL) && is_loaded;
    GdkPixbuf *pixbuf = is_loaded ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    if (pixbuf) {
        gchar *text = g_strdup_printf("%d", quality);
        gchar *keys[] = {"quality", NULL};
        gchar *values[] = {text, NULL};
        gsize size = 0;
        if (gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &size, "jpeg", keys, values, NULL)) *length = size;
        g_free(text);
    }
    g_object_unref(loader);
    return (uint8_t *)bytes;
}

void apps_bytes_free(uint8_t *bytes) { g_free(bytes); }

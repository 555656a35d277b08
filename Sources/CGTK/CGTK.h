// GTK 4, and the few calls of it that Swift cannot make: those that take any number of arguments.
#ifndef RIFFLE_CGTK_H
#define RIFFLE_CGTK_H

#include <gtk/gtk.h>

/// Whether a display's settings have a Boolean property set.
static inline gboolean riffle_setting(GtkSettings *settings, const char *name) {
    gboolean value = FALSE;
    if (settings) g_object_get(settings, name, &value, NULL);
    return value;
}

/// Sets a Boolean property of a display's settings.
static inline void riffle_set_setting(GtkSettings *settings, const char *name, gboolean value) {
    if (settings) g_object_set(settings, name, value, NULL);
}

/// The name of the theme; to be freed by `g_free`.
static inline char *riffle_theme_name(GtkSettings *settings) {
    char *name = NULL;
    if (settings) g_object_get(settings, "gtk-theme-name", &name, NULL);
    return name;
}

/// Puts a text where other programs can paste it.
static inline void riffle_copy(GdkClipboard *clipboard, const char *text) { gdk_clipboard_set_text(clipboard, text); }

/// A dialog for files with the titles that the desktop has for it.
static inline GtkFileChooserNative *riffle_file_dialog(GtkWindow *parent, GtkFileChooserAction action, const char *title) {
    return gtk_file_chooser_native_new(title, parent, action, NULL, NULL);
}

#endif

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

/// A widget that shows nothing, for what assistive technology is to find at a place: GTK 4.8 tells it of widgets only.
static inline GtkWidget *riffle_element(GtkAccessibleRole role) {
    return GTK_WIDGET(g_object_new(
        GTK_TYPE_FIXED, "accessible-role", role, "can-target", FALSE, "can-focus", TRUE, "opacity", 0.0, NULL));
}

/// What elements have in common besides.
static inline GtkWidget *riffle_quiet_element(GtkWidget *element) {
    g_object_set(element, "can-target", FALSE, "can-focus", TRUE, "opacity", 0.0, NULL);
    gtk_widget_add_css_class(element, "riffle-element");
    return element;
}

/// An element with a number between 0 and 100 that assistive technology can set.
static inline GtkWidget *riffle_slider_element(void) {
    GtkAdjustment *adjustment = gtk_adjustment_new(0, 0, 100, 1, 10, 0);
    return riffle_quiet_element(GTK_WIDGET(g_object_new(GTK_TYPE_SCALE, "adjustment", adjustment, NULL)));
}

/// An element with a number between 0 and 1.
static inline GtkWidget *riffle_progress_element(void) { return riffle_quiet_element(gtk_progress_bar_new()); }

/// An element with a text that assistive technology can edit. Keys never come to it, and it has no input method of its own.
static inline GtkWidget *riffle_field_element(GtkAccessibleRole role) {
    GtkWidget *element = riffle_quiet_element(GTK_WIDGET(g_object_new(
        GTK_TYPE_TEXT_VIEW, "accessible-role", role, "cursor-visible", FALSE, "im-module", "gtk-im-context-none", NULL)));
    gtk_accessible_update_property(GTK_ACCESSIBLE(element), GTK_ACCESSIBLE_PROPERTY_READ_ONLY, FALSE, -1);
    return element;
}

/// Has a function called when nothing else is to be done.
static inline void riffle_call_later(GSourceFunc function, gpointer data) { g_idle_add(function, data); }

/// Gives elements no size of their own.
static inline void riffle_shape_elements(void) {
    GdkDisplay *display = gdk_display_get_default();
    if (!display) return;
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        ".riffle-element, .riffle-element * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }", -1);
    gtk_style_context_add_provider_for_display(
        display, GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(style);
}

/// Says what an element is called.
static inline void riffle_name_element(GtkWidget *element, const char *label) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(element), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/// Says what a field shows while it is empty.
static inline void riffle_set_placeholder(GtkWidget *element, const char *text) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(element), GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, text, -1);
}

/// Says what an element is called, what it is set to, and what happens on activation; an empty text says nothing.
static inline void riffle_describe_element(
    GtkWidget *element, const char *label, const char *value, const char *hint, int level) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(element);
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    // A value has no place of its own where there is no number: it is read with what describes the element.
    char *described = *value && *hint ? g_strconcat(value, ", ", hint, NULL) : g_strdup(*value ? value : hint);
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, described, -1);
    g_free(described);
    if (level > 0) gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

/// Says whether something can be done with an element. Selected, checked and expanded are 0, 1, or -1 for what has no such
/// state.
static inline void riffle_set_element_states(
    GtkWidget *element, gboolean is_disabled, int selected, int checked, int expanded) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(element);
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED, is_disabled, -1);
    if (selected >= 0) gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
    if (checked >= 0) {
        GtkAccessibleTristate state = checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;
        gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_CHECKED, state, -1);
    }
    if (expanded >= 0) gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

/// Adds an action to an element's group.
///
/// - Parameter activate: gets `data`.
static inline void riffle_add_action(
    GSimpleActionGroup *group, const char *name, void (*activate)(GSimpleAction *, GVariant *, void *), void *data) {
    GSimpleAction *action = g_simple_action_new(name, NULL);
    g_signal_connect(action, "activate", G_CALLBACK(activate), data);
    g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
    g_object_unref(action);
}

#endif

// Carries the compiler and linker flags of librsvg-2.0 (and, through it, of gdk-pixbuf and Cairo) to CPixbufShim.
// It includes nothing: importing GLib's headers into Swift costs seconds per build and leaks their names.
#pragma once

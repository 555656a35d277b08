// Carries the compiler and linker flags of gdk-pixbuf to CPhotograph, and includes nothing.

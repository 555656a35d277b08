#ifndef CWEBCLIENT_H
#define CWEBCLIENT_H

#include <stddef.h>

/// A file that browsers are given, as it stands in the folder of resources.
struct client_file {
    const char *name;
    const unsigned char *bytes;
    /// How many bytes there are.
    size_t count;
};

/// The files of the client, in the order of their names.
const struct client_file *client_files(void);
/// How many files there are.
size_t client_file_count(void);

#endif

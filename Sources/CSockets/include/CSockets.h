#pragma once

#include <spawn.h>
#include <stddef.h>
#include <sys/types.h>

/// Has a process that crashes let go of its network connections at once, and only then do what it did about crashes before.
///
/// Swift writes down where it was before it lets a process end, which takes seconds for a program with debug information. As
/// long as the process is there, its sockets take connections that nobody will ever answer.
///
/// Handles SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE and SIGABRT, and calls the handlers that were there before. Done once.
void riffle_close_sockets_on_crash(void);

/// Has a local socket send its end, too, when the process crashes, so that whoever is at its other end knows at once. One at a time;
/// -1 for none.
void riffle_shut_on_crash(int descriptor);

/// Sends bytes as one packet, by a socket that keeps packets apart, and a descriptor with them unless it is -1.
///
/// Returns 0, or the number of the error.
int riffle_send_packet(int socket, const void *bytes, size_t count, int descriptor);

/// Receives one packet of at most so many bytes, and the descriptor that came with it: -1 where none did.
///
/// Returns the packet's bytes, 0 at the end, and -1 with errno.
ssize_t riffle_receive_packet(int socket, void *bytes, size_t count, int *descriptor);

/// Has a program that is started close all descriptors from this one on. Returns 0, or the number of the error.
int riffle_close_from(posix_spawn_file_actions_t *actions, int first);

/// The next connection of a socket that listens, which never blocks and which no program that is started gets; -1 with errno.
int riffle_accept(int socket);

/// A descriptor of so many bytes of memory, all zero, that processes can share; -1 with errno. A call of Linux.
int riffle_make_memory(size_t count);

/// Has each of these signals write its number, a byte, to a pipe instead of what it does. Returns the end to read, which never
/// blocks; -1 with errno. Called once.
int riffle_note_signals(const int *numbers, size_t count);

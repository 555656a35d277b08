#pragma once

/// Has a process that crashes let go of its network connections at once, and only then do what it did about crashes before.
///
/// Swift writes down where it was before it lets a process end, which takes seconds for a program with debug information. As
/// long as the process is there, its sockets take connections that nobody will ever answer.
///
/// Handles SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE and SIGABRT, and calls the handlers that were there before. Done once.
void riffle_close_sockets_on_crash(void);

#define _GNU_SOURCE
#include "CSockets.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/socket.h>
#include <unistd.h>

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { crash_count = sizeof crashes / sizeof *crashes };
/// What the program did about each of them before.
static struct sigaction former[crash_count];
/// Descriptors beyond are not looked at; a server allows itself fewer.
enum { most_descriptors = 1 << 16 };

static int shut_on_crash = -1;

void riffle_shut_on_crash(int descriptor) { shut_on_crash = descriptor; }

/// Only calls that a handler of a signal may make.
static void close_sockets(void) {
    if (shut_on_crash >= 0) shutdown(shut_on_crash, SHUT_WR);
    for (int descriptor = 0; descriptor < most_descriptors; descriptor++) {
        int domain = 0;
        socklen_t size = sizeof domain;
        if (getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &size) != 0) continue;
        // Local ones are the program's own affair: whatever writes down where it was uses some.
        if (domain != AF_INET && domain != AF_INET6) continue;
        int is_listening = 0;
        size = sizeof is_listening;
        getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &is_listening, &size);
        // One that listens may be another process's, too: for that one it goes on.
        if (is_listening) {
            close(descriptor);
        } else {
            shutdown(descriptor, SHUT_RDWR);
        }
    }
}

static void handle(int number, siginfo_t *info, void *context) {
    int error = errno;
    close_sockets();
    for (int i = 0; i < crash_count; i++) {
        if (crashes[i] != number) continue;
        if (former[i].sa_flags & SA_SIGINFO) {
            former[i].sa_sigaction(number, info, context);
        } else if (former[i].sa_handler != SIG_DFL && former[i].sa_handler != SIG_IGN) {
            former[i].sa_handler(number);
        } else {
            // What crashed crashes again, and ends the process this time. What was only sent is sent again.
            sigaction(number, &former[i], NULL);
            if (info == NULL || info->si_code <= 0) raise(number);
        }
    }
    errno = error;
}

void riffle_close_sockets_on_crash(void) {
    static bool is_installed;
    if (is_installed) return;
    is_installed = true;
    for (int i = 0; i < crash_count; i++) {
        struct sigaction action = {0};
        action.sa_sigaction = handle;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
        sigaction(crashes[i], &action, &former[i]);
    }
}

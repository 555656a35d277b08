#include "CMainLoop.h"

// A program with an asynchronous main hands its main thread to dispatch_main() once main waits for the first time. On Linux that
// function gives the thread up: the main queue is served by other threads, and nobody runs the main run loop, on which timers and
// publishers of views are scheduled. The loop of Foundation serves the queue as well, so the thread runs that instead.
//
// The symbol of a program comes before that of a library. It is weak, so that it gives way where a program contains libdispatch.

extern void CFRunLoopRun(void);

__attribute__((weak, noreturn)) void dispatch_main(void) {
    for (;;) CFRunLoopRun();
}

void riffle_serve_main_thread(void) {}

#pragma once

/// Has the linker take in what keeps the main thread of a program with an asynchronous main: see main-loop.c.
void riffle_serve_main_thread(void);

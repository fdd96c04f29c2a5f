#ifndef CSPAWN_H
#define CSPAWN_H

#include <sys/types.h>

/// Starts a program in a process group of its own, with the usual effect of all signals.
///
/// Of the open files it has `input` as its standard input and `output` as its standard output and error. Swift does not see
/// the functions of the C library that close all others, as they are extensions.
///
/// Returns zero and sets `identifier`, or returns the number of an error.
int spawn_child(
    pid_t *identifier, const char *path, char *const arguments[], char *const environment[], int input, int output
);

#endif

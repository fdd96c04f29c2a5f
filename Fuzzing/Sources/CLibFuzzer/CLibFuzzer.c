// The functions are in the library that -sanitize=fuzzer links.

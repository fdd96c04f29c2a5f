// Combine, as far as OpenCombine has it. What it lacks stands beside this file.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation

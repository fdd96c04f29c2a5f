/// The first stored property of objects that are used as attribute values in attributed strings.
///
/// Foundation on Linux compares the attributes of neighboring runs with `CFEqual`, which interprets the first eight
/// bytes after the object header as Core Foundation's own and traps unless they name a type. Type 1 is the base of all
/// types: with it, the comparison calls `isEqual(_:)`. Without it, a string with two colors would crash.
struct CoreFoundationHeader: Sendable {
    private let info: UInt64 = 1 << 8
}

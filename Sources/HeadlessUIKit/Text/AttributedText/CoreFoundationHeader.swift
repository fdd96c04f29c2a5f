/// The first stored property of objects that are values of text attributes.
///
/// Foundation on Linux compares the attributes of neighbouring runs with `CFEqual`, which takes the first eight bytes after the
/// object's header for Core Foundation's own and stops the program unless they name a type. Type 1 is the base of all
/// types; with it the comparison reaches `isEqual(_:)`. Without it, giving two words two colours ends the program.
struct CoreFoundationHeader: Sendable {
    private let info: UInt64 = 1 << 8
}

/// Where a selection that is extended with Shift began, and the selection as the last key left it, in characters of the text.
struct CaretAnchor {
    var offset: Int
    var selection: Range<Int>
}

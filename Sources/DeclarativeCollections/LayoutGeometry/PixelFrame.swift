/// A frame in pixels. `columns` are counted from the leading edge, `rows` from the top.
struct PixelFrame: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
}

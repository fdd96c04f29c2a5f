/// A frame in pixels. `columns` start at the leading edge, `rows` at the top.
struct PixelFrame: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
}

/// A height in pixels with its measurement status, in four bytes.
struct MeasuredHeight: Equatable {
    /// The height was never measured; an estimate is used instead.
    static let unknown = MeasuredHeight(code: -1)

    // -1: unknown. 0 or more: exact. -2 or less: measured before the content or the width changed, encoded as -2 -
    // height.
    private let code: Int32

    private init(code: Int32) {
        self.code = code
    }

    static func exact(_ height: Int) -> MeasuredHeight {
        MeasuredHeight(code: Int32(clamping: max(0, height)))
    }

    var isExact: Bool {
        code >= 0
    }

    /// The last measured height in pixels; `nil` if there is none.
    var height: Int? {
        switch code {
        case 0...: Int(code)
        case -1: nil
        default: -2 - Int(code)
        }
    }

    /// The same height, to be measured again before it is shown.
    ///
    /// A zero height becomes unknown, because an element without height never becomes visible.
    var outdated: MeasuredHeight {
        code > 0 ? MeasuredHeight(code: -2 - code) : code == 0 ? .unknown : self
    }
}

/// What is known of one height, in pixels, packed in four bytes.
struct MeasuredHeight: Equatable {
    /// Never measured: an estimate stands in for it.
    static let unknown = MeasuredHeight(code: -1)

    // -1: unknown. 0 and more: exact. -2 and less: measured before the content or the width changed, -2 - height.
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

    /// The last measured height; `nil` if there was none.
    var height: Int? {
        switch code {
        case 0...: Int(code)
        case -1: nil
        default: -2 - Int(code)
        }
    }

    /// The same height, to be measured again before it is shown.
    ///
    /// What has no height is never about to be shown, so it counts as unknown.
    var outdated: MeasuredHeight {
        code > 0 ? MeasuredHeight(code: -2 - code) : code == 0 ? .unknown : self
    }
}

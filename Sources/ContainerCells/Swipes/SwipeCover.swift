import PortableUIKit

/// Takes the touches on a list in which a row is open, except for those on its buttons.
///
/// It is in the list, so that the list scrolls with a touch that closes the row, and it has no size.
final class SwipeCover: UIView {
    private let isUncovered: (CGPoint) -> Bool
    private let didTouch: () -> Void

    /// Creates a cover.
    ///
    /// - Parameters:
    ///   - isUncovered: Whether a touch at a point of the cover goes to what is below it.
    ///   - didTouch: Called when a touch begins.
    init(isUncovered: @escaping (CGPoint) -> Bool, didTouch: @escaping () -> Void) {
        self.isUncovered = isUncovered
        self.didTouch = didTouch
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SwipeCover is created in code only")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !isUncovered(point)
    }

    // The list does not see the touch, which would select a row.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        didTouch()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        didTouch()
    }
}

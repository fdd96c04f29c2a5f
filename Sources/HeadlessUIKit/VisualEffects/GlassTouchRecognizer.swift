/// Tells glass of the touches in its view. It never recognizes anything, and takes no touch from others.
@MainActor final class GlassTouchRecognizer: UIGestureRecognizer {
    private let touched: @MainActor (Bool) -> Void

    init(touched: @escaping @MainActor (Bool) -> Void) {
        self.touched = touched
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touched(true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func reset() {
        super.reset()
        touched(false)
    }
}

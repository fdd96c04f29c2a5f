@_spi(Host) @testable import HeadlessUIKit

/// The recorded calls, in order.
@MainActor final class CallLog {
    private(set) var calls: [String] = []

    func add(_ call: String) {
        calls.append(call)
    }

    /// The calls recorded since the last access.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A view that records its calls.
@MainActor final class LoggingView: UIView {
    var name = "view"
    var log = CallLog()
    var onLayout: (LoggingView) -> Void = { _ in }
    var onDraw: (CGRect) -> Void = { _ in }

    convenience init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        log.add("\(name) willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }

    override func didMoveToSuperview() {
        log.add("\(name) didMoveToSuperview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        log.add("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }

    override func didMoveToWindow() {
        log.add("\(name) didMoveToWindow")
    }

    override func didAddSubview(_ subview: UIView) {
        log.add("\(name) didAddSubview")
    }

    override func willRemoveSubview(_ subview: UIView) {
        log.add("\(name) willRemoveSubview")
    }

    override func layoutSubviews() {
        log.add("\(name) layoutSubviews")
        onLayout(self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.add("\(name) traitCollectionDidChange")
    }

    override func tintColorDidChange() {
        log.add("\(name) tintColorDidChange")
    }

    override func safeAreaInsetsDidChange() {
        log.add("\(name) safeAreaInsetsDidChange")
    }

    override func draw(_ rect: CGRect) {
        onDraw(rect)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("\(name) touchesBegan")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("\(name) touchesMoved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("\(name) touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("\(name) touchesCancelled")
    }
}

/// A visible window.
@MainActor func makeWindow(width: CGFloat = 200, height: CGFloat = 400) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.makeKeyAndVisible()
    window.hostLayout()
    return window
}

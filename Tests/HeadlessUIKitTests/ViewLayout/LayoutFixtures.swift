@_spi(Host) @testable import HeadlessUIKit

/// A root view with a fixed size for constraints.
@MainActor func makeRoot(width: CGFloat = 320, height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A view without autoresizing constraints, added to another one.
@MainActor @discardableResult func add<View: UIView>(_ view: View, to superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

/// A view with an intrinsic size.
@MainActor final class SizedView: UIView {
    var size = CGSize.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        size = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { size }
}

/// Collects the constraint reports while a test runs.
@MainActor func collectingReports(_ body: () -> Void) -> [String] {
    var reports: [String] = []
    let previous = LayoutLog.handler
    LayoutLog.handler = { reports.append($0) }
    body()
    LayoutLog.handler = previous
    return reports
}

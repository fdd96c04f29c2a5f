import PortableUIKit

/// One thing that a part shows: a text, a picture or a control.
///
/// An element is a value that measures itself and shows itself in a view. A part only lists its elements, in a
/// ``RightLineContent`` or a ``LeftColumnContent``; measuring, layout, touches and accessibility are shared.
@MainActor
public protocol PartElement {
    /// The view of the element.
    associatedtype View: UIView

    /// Creates a view, which is updated next.
    static func makeView() -> View

    /// Returns the size for a proposed width in points, which may be infinite, for the current traits.
    func size(fitting width: CGFloat) -> CGSize

    /// The width, in points, below which the element is not compressed: the longest word of a text, all of a control.
    var minWidth: CGFloat { get }

    /// Returns the distance from the top to the first baseline, in points; `nil` for an element without text.
    func firstBaseline(fitting width: CGFloat) -> CGFloat?

    /// Returns the height of the first line of text, in points; that of the element if it has no text.
    func firstLineHeight(fitting width: CGFloat) -> CGFloat

    /// Shows the element in a view.
    ///
    /// - Parameters:
    ///   - view: The view to update.
    ///   - isAnimated: Whether the view is visible and the change may be animated.
    func update(_ view: View, isAnimated: Bool)

    /// Replaces the handlers of a view with those of the element.
    func updateHandlers(_ view: View)

    /// Adjusts a view to its size and the current traits, in each layout pass.
    func layOut(_ view: View)

    /// Returns the accessibility information for the current state of the view.
    func accessibility(of view: View) -> RightControlAccessibility

    /// Whether the view takes touches. Touches of other elements go to the row.
    var isInteractive: Bool { get }

    /// The distance beyond its edges at which the element takes touches, in points, beside what makes it 44 points large.
    var touchReach: CGFloat { get }

    /// Whether the element is a control, which is taller than a line of text and gets smaller vertical insets.
    var isControl: Bool { get }

    /// Whether the element fills the line where the part has the width of the row, as a slider does.
    var fillsWidth: Bool { get }
}

extension PartElement {
    /// The default implementation returns the preferred width: the element is not compressed.
    public var minWidth: CGFloat { size(fitting: .infinity).width }

    /// The default implementation returns `nil`, for elements without text.
    public func firstBaseline(fitting width: CGFloat) -> CGFloat? { nil }

    /// The default implementation returns the height of the element.
    public func firstLineHeight(fitting width: CGFloat) -> CGFloat { size(fitting: width).height }

    /// The default implementation does nothing, for elements without handlers.
    public func updateHandlers(_ view: View) {}

    /// The default implementation does nothing.
    public func layOut(_ view: View) {}

    /// The default implementation returns no information, for decorative elements.
    public func accessibility(of view: View) -> RightControlAccessibility { RightControlAccessibility() }

    /// The default implementation returns `false`.
    public var isInteractive: Bool { false }

    /// The default implementation returns zero.
    public var touchReach: CGFloat { 0 }

    /// The default implementation returns `false`.
    public var isControl: Bool { false }

    /// The default implementation returns `false`.
    public var fillsWidth: Bool { false }
}

extension PartElement {
    /// Shows the element in a view of its type, or in a new one.
    package func shown(in view: UIView?, isAnimated: Bool) -> UIView {
        // A subclass of the view type belongs to another element.
        let present = view.flatMap { type(of: $0) == View.self ? $0 as? View : nil }
        let shown = present ?? Self.makeView()
        update(shown, isAnimated: isAnimated && present != nil)
        updateHandlers(shown)
        shown.isUserInteractionEnabled = isInteractive
        return shown
    }

    /// Returns the number of lines of text in an element of a size; zero without text.
    func lineCount(taking size: CGSize) -> Int {
        guard size.height > 0, firstBaseline(fitting: size.width) != nil else { return 0 }
        let line = firstLineHeight(fitting: size.width)
        return line > 0 ? Int((size.height / line).rounded()) : 0
    }

    package func updateAnyHandlers(_ view: UIView) {
        if let view = view as? View { updateHandlers(view) }
    }

    package func layOutAny(_ view: UIView) {
        if let view = view as? View { layOut(view) }
    }

    package func accessibility(ofAny view: UIView) -> RightControlAccessibility {
        (view as? View).map { accessibility(of: $0) } ?? RightControlAccessibility()
    }
}

import PortableUIKit

/// A view in a layout snapshot, and its subviews.
public struct LayoutNode: Equatable, Sendable {
    /// The class of the view.
    public var type: String
    /// The accessibility identifier; nil if there is none.
    public var identifier: String?
    /// The text of a label, field or text view; nil if there is none.
    public var text: String?
    /// The name of the text color, or its components.
    public var color: String?
    /// Whether the view is a cell.
    public var isRow = false
    /// The frame in the superview, in points, rounded to a hundredth.
    public var frame: CGRect
    /// The visible subviews, from back to front.
    public var children: [LayoutNode] = []

    /// One line for the view and each of its descendants, indented by two spaces a level.
    public var description: String {
        lines(indent: "").joined(separator: "\n")
    }

    private func lines(indent: String) -> [String] {
        var line = indent + type
        if isRow { line += " row" }
        if let identifier { line += " id=" + Self.quoted(identifier) }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
        line += " [" + numbers.joined(separator: " ") + "]"
        if let color { line += " color=" + Self.quoted(color) }
        if let text { line += " text=" + Self.quoted(text) }
        return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
    }

    private static func quoted(_ text: String) -> String {
        let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n")]
        let needsEscapes = text.utf8.contains {
            $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        }
        guard needsEscapes else { return "\"\(text)\"" }
        return "\"" + escapes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) } + "\""
    }

    /// Returns a length in its shortest notation.
    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
    }
}

extension LayoutNode {
    /// Creates the tree of a view; `frame` is its own in its superview.
    @MainActor
    init(_ view: UIView) {
        type = String(describing: Swift.type(of: view))
        identifier = view.accessibilityIdentifier
        isRow = view is UICollectionViewCell || view is UITableViewCell
        let frame = view.frame
        self.frame = CGRect(
            x: Self.rounded(frame.minX),
            y: Self.rounded(frame.minY),
            width: Self.rounded(frame.width),
            height: Self.rounded(frame.height)
        )
        switch view {
        case let label as UILabel: (text, color) = (label.text, ColorName.name(of: label.textColor, in: view))
        case let field as UITextField: (text, color) = (field.text, ColorName.name(of: field.textColor, in: view))
        case let textView as UITextView:
            (text, color) = (textView.text, ColorName.name(of: textView.textColor, in: view))
        default: break
        }
        let visible = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
        // Reuse changes the order of cells among their siblings, not what is seen.
        let ordered =
            view is UIScrollView
            ? visible.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) } : visible
        children = ordered.map { LayoutNode($0) }
    }

    private static func rounded(_ value: CGFloat) -> CGFloat {
        (value * 100).rounded() / 100
    }
}

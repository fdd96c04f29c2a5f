import Foundation

/// What a keyboard shows at the bottom of a window: the accessory view of the first responder, and below it the input view of the
/// app or the outline of the system's keyboard.
@MainActor final class KeyboardView: UIView {
    private let outline = KeyboardOutlineView()
    private weak var accessory: UIView?
    private weak var input: UIView?
    private var views = InputViews(of: nil)
    private var accessoryHeight: CGFloat = 0
    /// The heights of the app's views after the last layout, in points.
    private var placedHeights: [CGFloat?] = [nil, nil]
    /// Called when the height of the accessory view changes.
    var heightDidChange: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(outline)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows the views of a responder that is edited.
    func show(_ new: InputViews, for responder: UIResponder?) {
        let old = views
        views = new
        old.leave(for: new)
        replace(&accessory, with: new.accessory)
        accessoryHeight = measuredAccessoryHeight
        replace(&input, with: new.input)
        new.enter(after: old)
        outline.isHidden = input != nil
        outline.kind =
            (responder as? any UITextInputTraits).map { KeyboardOutlineView.Kind($0.keyboardType) } ?? .letters
        setNeedsLayout()
    }

    /// Gives the views back, as the keyboard is gone.
    func clear() {
        show(InputViews(of: nil), for: nil)
    }

    private func replace(_ shown: inout UIView?, with view: UIView?) {
        guard shown !== view else { return }
        if shown?.superview === self { shown?.removeFromSuperview() }
        shown = view
        if let view { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = measuredAccessoryHeight
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let rest = CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
        input?.frame = rest
        outline.frame = rest
        placedHeights = heights
        guard height != accessoryHeight else { return }
        accessoryHeight = height
        heightDidChange()
    }

    /// Whether an app changed the height of a view since it was placed.
    var hasChangedHeights: Bool { superview != nil && heights != placedHeights }

    private var heights: [CGFloat?] { [accessory?.frame.height, input?.frame.height] }

    private var measuredAccessoryHeight: CGFloat {
        accessory.map { SoftwareKeyboard.height(of: $0, width: superview?.bounds.width ?? bounds.width) } ?? 0
    }
}

/// The system's keyboard, as the outlines of its keys. A touch on it does nothing: hosts type.
@MainActor final class KeyboardOutlineView: UIView {
    /// What the keys are for.
    enum Kind: Equatable {
        case letters, digits, decimals

        init(_ type: UIKeyboardType) {
            switch type {
            case .numberPad, .asciiCapableNumberPad, .phonePad: self = .digits
            case .decimalPad: self = .decimals
            default: self = .letters
            }
        }
    }

    /// Metrics in points; estimates but for the corner radius.
    private enum Metrics {
        static let gap: CGFloat = 6
        static let side: CGFloat = 3
        static let radius: CGFloat = 5
        static let fontShare: CGFloat = 0.46
        static let largestFont: CGFloat = 23
        static let smallFontShare: CGFloat = 0.7
    }

    /// A key, with its width in widths of a letter.
    private struct Key {
        var title: String
        var width: CGFloat = 1
    }

    var kind = Kind.letters {
        didSet { if kind != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = UIInputView.keyboardColor
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The keys of each row.
    private var rows: [[Key]] {
        switch kind {
        case .letters:
            let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in row.map { Key(title: String($0)) } }
            let last = [Key(title: "⇧", width: 1.4)] + letters[2] + [Key(title: "⌫", width: 1.4)]
            let bottom = [
                Key(title: "123", width: 2.4), Key(title: "space", width: 5.2), Key(title: "return", width: 2.4),
            ]
            return [letters[0], letters[1], last, bottom]
        case .digits, .decimals:
            let last = [kind == .decimals ? "." : "", "0", "⌫"]
            return ["123", "456", "789"].map { row in row.map { Key(title: String($0)) } } + [
                last.map { Key(title: $0) }
            ]
        }
    }

    override func draw(_ rect: CGRect) {
        let rows = rows
        let height = max(0, bounds.height - safeAreaInsets.bottom) / CGFloat(rows.count)
        let widest = rows.map { row in row.reduce(0) { $0 + $1.width } }.max() ?? 1
        let unit = max(0, bounds.width - 2 * Metrics.side) / widest
        guard height > 2 * Metrics.gap, unit > Metrics.gap else { return }
        for (index, row) in rows.enumerated() {
            let width = row.reduce(0) { $0 + $1.width } * unit
            var x = (bounds.width - width) / 2
            for key in row {
                let frame = CGRect(x: x, y: CGFloat(index) * height, width: key.width * unit, height: height)
                draw(key.title, in: frame.insetBy(dx: Metrics.gap / 2, dy: Metrics.gap))
                x += key.width * unit
            }
        }
    }

    private func draw(_ title: String, in frame: CGRect) {
        guard !title.isEmpty else { return }
        let path = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Metrics.radius)
        UIColor.secondaryLabel.setStroke()
        path.lineWidth = 1
        path.stroke()
        var size = min(frame.height * Metrics.fontShare, Metrics.largestFont)
        if title.count > 1 { size *= Metrics.smallFontShare }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.secondaryLabel,
        ]
        let text = (title as NSString).size(withAttributes: attributes)
        let origin = CGPoint(x: frame.midX - text.width / 2, y: frame.midY - text.height / 2)
        (title as NSString).draw(at: origin, withAttributes: attributes)
    }
}

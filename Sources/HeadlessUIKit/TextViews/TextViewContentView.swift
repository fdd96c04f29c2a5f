import Foundation

/// Draws the text of a text view with its caret and selection.
@MainActor final class TextViewContentView: UIView {
    private static let selectionAlpha: CGFloat = 0.2

    weak var textView: UITextView?
    private let caret = TextCaretView()
    private var selectionViews: [UIView] = []
    private var isEditing = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func beginCaret() {
        isEditing = true
        updateColors()
        placeCaret()
        caret.start()
    }

    func endCaret() {
        isEditing = false
        caret.stop()
        placeCaret()
    }

    func updateColors() {
        caret.backgroundColor = textView?.tintColor
        for view in selectionViews {
            view.backgroundColor = textView?.tintColor.withAlphaComponent(Self.selectionAlpha)
        }
    }

    func placeCaret() {
        guard let textView else { return }
        let selection = isEditing ? textView.document.selection : 0..<0
        for view in selectionViews { view.removeFromSuperview() }
        selectionViews = []
        guard isEditing else { return }
        let frame = textView.geometry.caretFrame(at: selection.upperBound)
        if caret.frame != frame {
            caret.frame = frame
            caret.restart()
        }
        caret.isSuppressed = !selection.isEmpty
        guard !selection.isEmpty else { return }
        selectionViews = textView.geometry.selectionRects(of: selection).map { UIView(frame: $0) }
        for view in selectionViews { insertSubview(view, at: 0) }
        updateColors()
    }

    override func draw(_ rect: CGRect) {
        guard let textView, let context = UIGraphicsGetCurrentContext(), textView.hasText else { return }
        textView.drawContent(in: context)
    }
}

import Foundation

/// The action buttons behind a swiped row.
@MainActor final class RowSwipeActionsView: UIView {
    private let isAtLeft: Bool
    private let buttons: [RowSwipeButton]
    private var revealed: CGFloat = 0
    var handler: ((UIContextualAction) -> Void)?

    init(actions: [UIContextualAction], isAtLeft: Bool) {
        self.isAtLeft = isAtLeft
        buttons = actions.map(RowSwipeButton.init)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first action is at the edge and in front of the others.
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let button else { return }
                    self?.handler?(button.action)
                },
                for: .touchUpInside
            )
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The width at which all buttons are fully visible, in points.
    var actionsWidth: CGFloat { buttons.reduce(0) { $0 + $1.fittingWidth } }

    /// Reveals the buttons over a width in points.
    func reveal(_ width: CGFloat) {
        revealed = width
        layoutButtons()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutButtons()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isInside = isAtLeft ? point.x < revealed : point.x >= bounds.width - revealed
        return isInside ? super.hitTest(point, with: event) : nil
    }

    private func layoutButtons() {
        let total = actionsWidth
        guard total > 0 else { return }
        let stretch = max(revealed, 0) / total
        var start: CGFloat = 0
        for button in buttons {
            let width = button.fittingWidth
            // While they are partly revealed, the buttons overlap in proportion.
            let x = start * stretch
            let shownWidth = max(width, width * stretch)
            button.frame = CGRect(
                x: isAtLeft ? x + width * stretch - shownWidth : bounds.width - x - width * stretch,
                y: 0,
                width: shownWidth,
                height: bounds.height
            )
            start += width
        }
    }
}

/// The button of one action.
@MainActor final class RowSwipeButton: UIControl {
    private static let minimumWidth: CGFloat = 74
    private static let margin: CGFloat = 15

    let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView()

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.image == nil ? action.title : nil
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textAlignment = .center
        imageView.image = action.image
        imageView.tintColor = .white
        imageView.contentMode = .center
        addSubview(imageView)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var fittingWidth: CGFloat {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
        return max(Self.minimumWidth, (max(text, action.image?.size.width ?? 0) + 2 * Self.margin).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds
    }
}

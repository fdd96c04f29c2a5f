import Foundation

/// What an alert shows: a shade over the screen, a card with texts and buttons, and in a sheet a second one to cancel.
@MainActor final class AlertView: UIView {
    /// UIKit's measures, in points.
    private enum Metrics {
        static let shade: CGFloat = 0.2
        static let alertWidth: CGFloat = 270
        static let radius: CGFloat = 14
        static let margin: CGFloat = 8
        static let padding: CGFloat = 16
        static let gap: CGFloat = 4
        static let fieldHeight: CGFloat = 30
        static let alertButtonHeight: CGFloat = 44
        static let sheetButtonHeight: CGFloat = 57
    }

    private unowned let controller: UIAlertController
    private let card = UIView()
    private let cancelCard = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [(action: UIAlertAction, button: UIButton)] = []
    private var lines: [UIView] = []
    /// Called with the action whose button was tapped.
    var chosen: ((UIAlertAction) -> Void)?

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        backgroundColor = UIColor(white: 0, alpha: Metrics.shade)
        for card in [card, cancelCard] {
            card.backgroundColor = .secondarySystemGroupedBackground
            card.layer.cornerRadius = Metrics.radius
            card.clipsToBounds = true
            addSubview(card)
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            card.addSubview(label)
        }
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var isSheet: Bool { controller.preferredStyle == .actionSheet }

    /// Takes over what the alert says.
    func update() {
        titleLabel.text = controller.title
        titleLabel.font = isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.text = controller.message
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        for (_, button) in buttons { button.removeFromSuperview() }
        buttons = ordered.map { ($0, makeButton($0)) }
        for field in controller.textFields ?? [] where field.superview !== card { card.addSubview(field) }
        setNeedsLayout()
    }

    /// In a row of two, cancelling comes first; in a column, last.
    private var ordered: [UIAlertAction] {
        let cancel = controller.actions.filter { $0.style == .cancel }
        let others = controller.actions.filter { $0.style != .cancel }
        return !isSheet && controller.actions.count == 2 ? cancel + others : others + cancel
    }

    private func makeButton(_ action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        let standsOut = controller.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        button.titleLabel?.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: standsOut ? .semibold : .regular)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.isEnabled = action.isEnabled
        button.addAction(UIAction { [weak self] _ in self?.chosen?(action) }, for: .touchUpInside)
        action.button = button
        (isApart(action) ? cancelCard : card).addSubview(button)
        return button
    }

    private func isApart(_ action: UIAlertAction) -> Bool { isSheet && action.style == .cancel }

    /// A touch beside a sheet cancels it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isSheet, let touch = touches.first, touch.view === self else { return }
        if let cancel = controller.actions.first(where: { $0.style == .cancel }) { chosen?(cancel) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        for line in lines { line.removeFromSuperview() }
        lines = []
        let margins = safeAreaInsets
        let width = isSheet ? bounds.width - 2 * Metrics.margin : Metrics.alertWidth
        let height = layOutCard(width: width)
        guard isSheet else {
            card.frame = CGRect(
                x: (bounds.width - width) / 2,
                y: (bounds.height - height) / 2,
                width: width,
                height: height
            )
            cancelCard.isHidden = true
            return
        }
        var bottom = bounds.height - max(margins.bottom, Metrics.margin)
        cancelCard.isHidden = !buttons.contains { isApart($0.action) }
        if let cancel = buttons.first(where: { isApart($0.action) }) {
            cancelCard.frame = CGRect(
                x: Metrics.margin,
                y: bottom - Metrics.sheetButtonHeight,
                width: width,
                height: Metrics.sheetButtonHeight
            )
            cancel.button.frame = cancelCard.bounds
            bottom = cancelCard.frame.minY - Metrics.margin
        }
        card.frame = CGRect(x: Metrics.margin, y: bottom - height, width: width, height: height)
    }

    /// Places what is in the card. Returns its height.
    private func layOutCard(width: CGFloat) -> CGFloat {
        let inner = width - 2 * Metrics.padding
        var y: CGFloat = 0
        for label in [titleLabel, messageLabel] {
            label.isHidden = label.text?.isEmpty ?? true
            guard !label.isHidden else { continue }
            y += y == 0 ? Metrics.padding : Metrics.gap
            let size = label.sizeThatFits(CGSize(width: inner, height: 0))
            label.frame = CGRect(x: Metrics.padding, y: y, width: inner, height: size.height)
            y += size.height
        }
        for (index, field) in (controller.textFields ?? []).enumerated() {
            y += index == 0 ? Metrics.padding : Metrics.gap
            field.frame = CGRect(x: Metrics.padding, y: y, width: inner, height: Metrics.fieldHeight)
            y += Metrics.fieldHeight
        }
        if y > 0 { y += Metrics.padding }
        return layOutButtons(from: y, width: width)
    }

    private func layOutButtons(from top: CGFloat, width: CGFloat) -> CGFloat {
        let shown = buttons.filter { !isApart($0.action) }.map(\.button)
        let height = isSheet ? Metrics.sheetButtonHeight : Metrics.alertButtonHeight
        let hairline = 1 / max(1, traitCollection.displayScale)
        if !isSheet, shown.count == 2 {
            for (index, button) in shown.enumerated() {
                button.frame = CGRect(x: CGFloat(index) * width / 2, y: top, width: width / 2, height: height)
            }
            addLine(CGRect(x: 0, y: top, width: width, height: hairline))
            addLine(CGRect(x: width / 2, y: top, width: hairline, height: height))
            return top + height
        }
        for (index, button) in shown.enumerated() {
            let y = top + CGFloat(index) * height
            button.frame = CGRect(x: 0, y: y, width: width, height: height)
            if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: hairline)) }
        }
        return top + CGFloat(shown.count) * height
    }

    private func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        card.addSubview(line)
        lines.append(line)
    }
}

import Foundation

/// The view of an alert controller: a card with texts and buttons, and in an action sheet a second card for the cancel
/// button.
@MainActor final class AlertView: UIView {
    /// UIKit's metrics, in points.
    private enum Metrics {
        static let alertWidth: CGFloat = 270
        static let radius: CGFloat = 14
        static let margin: CGFloat = 8
    }

    private weak var controller: UIAlertController?
    private let card = UIView()
    private let cancelCard = UIView()
    private let texts = AlertTextsView()
    private let actions: AlertActionsView
    private let cancelActions: AlertActionsView
    /// Called with the action whose button was tapped.
    var chosen: ((UIAlertAction) -> Void)?

    init(controller: UIAlertController) {
        self.controller = controller
        let style = controller.preferredStyle
        actions = AlertActionsView(style: style)
        cancelActions = AlertActionsView(style: style)
        super.init(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        for card in [card, cancelCard] {
            card.backgroundColor = .secondarySystemGroupedBackground
            card.layer.cornerRadius = Metrics.radius
            card.clipsToBounds = true
            addSubview(card)
        }
        card.addSubview(texts)
        card.addSubview(actions)
        cancelCard.addSubview(cancelActions)
        for list in [actions, cancelActions] { list.chosen = { [weak self] in self?.chosen?($0) } }
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var isSheet: Bool { controller?.preferredStyle == .actionSheet }

    /// Updates the view from the alert controller.
    func update() {
        guard let controller else { return }
        texts.update(with: controller, traits: traitCollection)
        let cancel = controller.actions.filter { $0.style == .cancel }
        let others = controller.actions.filter { $0.style != .cancel }
        let preferred = controller.preferredAction ?? cancel.first
        for list in [actions, cancelActions] { list.isSpringLoaded = controller.isSpringLoaded }
        actions.update(isSheet ? others : others + cancel, preferred: preferred, traits: traitCollection)
        cancelActions.update(isSheet ? cancel : [], preferred: preferred, traits: traitCollection)
        cancelCard.isHidden = !isSheet || cancel.isEmpty
        setNeedsLayout()
    }

    /// Updates the fonts for the current content size category.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    /// A touch outside an action sheet cancels it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isSheet, let touch = touches.first, touch.view === self else { return }
        if let cancel = controller?.actions.first(where: { $0.style == .cancel }) { chosen?(cancel) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        var availableRect = bounds.inset(
            by: UIEdgeInsets(
                top: max(insets.top, Metrics.margin),
                left: max(insets.left, Metrics.margin),
                bottom: max(insets.bottom, Metrics.margin),
                right: max(insets.right, Metrics.margin)
            )
        )
        availableRect.size.width = max(0, availableRect.width)
        availableRect.size.height = max(0, availableRect.height)
        if isSheet { placeSheet(in: availableRect) } else { placeAlert(in: availableRect) }
    }

    private func placeAlert(in availableRect: CGRect) {
        let width = min(Metrics.alertWidth, availableRect.width)
        let height = layOutCard(width: width, availableHeight: availableRect.height)
        card.frame = CGRect(
            x: availableRect.midX - width / 2,
            y: min(max((bounds.height - height) / 2, availableRect.minY), availableRect.maxY - height),
            width: width,
            height: height
        )
    }

    private func placeSheet(in availableRect: CGRect) {
        var bottom = availableRect.maxY
        if !cancelCard.isHidden {
            let height = cancelActions.fittingHeight(width: availableRect.width)
            cancelCard.frame = CGRect(
                x: availableRect.minX,
                y: bottom - height,
                width: availableRect.width,
                height: height
            )
            cancelActions.frame = cancelCard.bounds
            bottom -= height + Metrics.margin
        }
        let height = layOutCard(width: availableRect.width, availableHeight: max(0, bottom - availableRect.minY))
        card.frame = CGRect(x: availableRect.minX, y: bottom - height, width: availableRect.width, height: height)
    }

    /// Lays out the card within the available height and returns the card's height. Parts that do not fit scroll.
    private func layOutCard(width: CGFloat, availableHeight: CGFloat) -> CGFloat {
        let wanted = texts.fittingHeight(width: width)
        actions.hasLineAtTop = wanted > 0
        let forActions = actions.fittingHeight(width: width)
        let actionsHeight = min(forActions, max(availableHeight - wanted, availableHeight / 2))
        let textsHeight = min(wanted, availableHeight - actionsHeight)
        texts.frame = CGRect(x: 0, y: 0, width: width, height: textsHeight)
        actions.frame = CGRect(x: 0, y: textsHeight, width: width, height: actionsHeight)
        return textsHeight + actionsHeight
    }
}

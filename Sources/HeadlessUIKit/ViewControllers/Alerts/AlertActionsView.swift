import Foundation

/// The buttons of an alert: two short ones in a row, otherwise a column that scrolls if it does not fit.
@MainActor final class AlertActionsView: UIScrollView {
    /// UIKit's metrics, in points.
    private enum Metrics {
        static let padding: CGFloat = 11
        static let alertFontSize: CGFloat = 17
        static let alertHeight: CGFloat = 44
        static let sheetFontSize: CGFloat = 20
        static let sheetHeight: CGFloat = 57
        /// The scale down to which titles shrink before they are truncated.
        static let smallestScale: CGFloat = 0.6
    }

    private let style: UIAlertController.Style
    private var actions: [UIAlertAction] = []
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []
    private var rowHeight: CGFloat = 0
    /// Called with the action whose button was tapped.
    var chosen: ((UIAlertAction) -> Void)?

    init(style: UIAlertController.Style) {
        self.style = style
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Whether a drag that rests over a button taps it. Counts for the next update.
    var isSpringLoaded = false

    /// Whether a separator divides the buttons from the text above them.
    var hasLineAtTop = false {
        didSet { lines.first?.isHidden = !hasLineAtTop }
    }

    /// Shows a list of actions in the order of a column.
    func update(_ actions: [UIAlertAction], preferred: UIAlertAction?, traits: UITraitCollection) {
        for view in buttons + lines { view.removeFromSuperview() }
        self.actions = actions
        buttons = actions.map { makeButton($0, standsOut: $0 === preferred, traits: traits) }
        lines = buttons.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for view in buttons + lines { addSubview(view) }
        lines.first?.isHidden = !hasLineAtTop
        let letters = buttons.compactMap { $0.titleLabel?.font.lineHeight }.max() ?? 0
        rowHeight = max(
            style == .actionSheet ? Metrics.sheetHeight : Metrics.alertHeight,
            letters.rounded(.up) + 2 * Metrics.padding
        )
        setNeedsLayout()
    }

    private func makeButton(_ action: UIAlertAction, standsOut: Bool, traits: UITraitCollection) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        let isSheet = style == .actionSheet
        let font = UIFont.systemFont(
            ofSize: isSheet ? Metrics.sheetFontSize : Metrics.alertFontSize,
            weight: standsOut ? .semibold : .regular
        )
        let metrics = UIFontMetrics(forTextStyle: isSheet ? .title3 : .body)
        button.titleLabel?.font = metrics.scaledFont(for: font, compatibleWith: traits)
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = Metrics.smallestScale
        action.show(in: button)
        button.isEnabled = action.isEnabled
        button.isSpringLoaded = isSpringLoaded
        button.addAction(UIAction { [weak self] _ in self?.chosen?(action) }, for: .touchUpInside)
        button.accessibilityIdentifier = action.accessibilityIdentifier
        action.button = button
        return button
    }

    // MARK: Layout

    func fittingHeight(width: CGFloat) -> CGFloat {
        rowHeight * CGFloat(isRow(width: width) ? 1 : buttons.count)
    }

    /// Whether two buttons fit side by side.
    private func isRow(width: CGFloat) -> Bool {
        style == .alert && buttons.count == 2
            && buttons.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 - Metrics.padding }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let hairline = 1 / max(1, traitCollection.displayScale)
        let isRow = isRow(width: width)
        // The cancel action is last in a column and first in a row.
        let isReversed = actions.last?.style == .cancel
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            if isRow {
                let place = isReversed != isMirrored ? 1 - index : index
                button.frame = CGRect(x: CGFloat(place) * width / 2, y: 0, width: width / 2, height: rowHeight)
                lines[index].frame =
                    index == 0
                    ? CGRect(x: 0, y: 0, width: width, height: hairline)
                    : CGRect(x: width / 2, y: 0, width: hairline, height: rowHeight)
            } else {
                let y = CGFloat(index) * rowHeight
                button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
                lines[index].frame = CGRect(x: 0, y: y, width: width, height: hairline)
            }
        }
        contentSize = CGSize(width: width, height: fittingHeight(width: width))
    }
}

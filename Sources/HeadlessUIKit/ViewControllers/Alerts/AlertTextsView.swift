import Foundation

/// The title, message, content and text fields of an alert, which scroll if they do not fit.
@MainActor final class AlertTextsView: UIScrollView {
    /// UIKit's metrics, in points.
    private enum Metrics {
        static let padding: CGFloat = 16
        static let gap: CGFloat = 4
        static let fieldHeight: CGFloat = 30
        static let fieldPadding: CGFloat = 12
        static let sheetTitleSize: CGFloat = 13
    }

    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private weak var shownContent: UIView?
    private var preferredContentHeight: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func update(with controller: UIAlertController, traits: UITraitCollection) {
        let isSheet = controller.preferredStyle == .actionSheet
        titleLabel.text = controller.title
        titleLabel.font =
            isSheet
            ? UIFontMetrics(forTextStyle: .footnote).scaledFont(
                for: .systemFont(ofSize: Metrics.sheetTitleSize, weight: .semibold),
                compatibleWith: traits
            ) : .preferredFont(forTextStyle: .headline, compatibleWith: traits)
        messageLabel.text = controller.message
        messageLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        for label in [titleLabel, messageLabel] { label.textColor = isSheet ? .secondaryLabel : .label }
        if let title = controller.attributedTitle { titleLabel.attributedText = title }
        if let message = controller.attributedMessage { messageLabel.attributedText = message }
        for label in [titleLabel, messageLabel] { label.isHidden = label.text?.isEmpty ?? true }
        show(controller.contentViewController)
        fields = controller.textFields ?? []
        for field in fields where field.superview !== self { addSubview(field) }
        setNeedsLayout()
    }

    private func show(_ controller: UIViewController?) {
        shownContent = controller?.view
        preferredContentHeight = controller?.preferredContentSize.height ?? 0
        if let shownContent, shownContent.superview !== self { addSubview(shownContent) }
    }

    /// The height that the controller of the content prefers, or else that of its constraints or intrinsic size, in points.
    private func contentHeight(of content: UIView, width: CGFloat) -> CGFloat {
        var height = preferredContentHeight
        if height <= 0 {
            height =
                content.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        return height.isFinite ? max(0, height) : 0
    }

    /// Returns the height of all visible parts in points; 0 if there are none.
    func fittingHeight(width: CGFloat) -> CGFloat {
        var height: CGFloat = 0
        eachPart(width: width) { _, frame in height = frame.maxY + Metrics.padding }
        return height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var height: CGFloat = 0
        eachPart(width: bounds.width) { view, frame in
            view.frame = frame
            height = frame.maxY + Metrics.padding
        }
        contentSize = CGSize(width: bounds.width, height: height)
    }

    /// Calls `body` with each visible part and its frame, from top to bottom.
    private func eachPart(width: CGFloat, _ body: (UIView, CGRect) -> Void) {
        let inner = max(0, width - 2 * Metrics.padding)
        var y: CGFloat = 0
        for label in [titleLabel, messageLabel] where !label.isHidden {
            y += y == 0 ? Metrics.padding : Metrics.gap
            let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
            body(label, CGRect(x: Metrics.padding, y: y, width: inner, height: size.height))
            y += size.height
        }
        if let content = shownContent {
            y += y == 0 ? 0 : Metrics.padding
            let height = contentHeight(of: content, width: width)
            body(content, CGRect(x: 0, y: y, width: width, height: height))
            y += height
        }
        for (index, field) in fields.enumerated() {
            y += index == 0 ? Metrics.padding : Metrics.gap
            let lineHeight = field.font?.lineHeight.rounded(.up) ?? 0
            let height = max(Metrics.fieldHeight, lineHeight + Metrics.fieldPadding)
            body(field, CGRect(x: Metrics.padding, y: y, width: inner, height: height))
            y += height
        }
    }
}

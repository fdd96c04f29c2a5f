import Foundation

/// A row of a drawn menu: an element with its checkmark, titles and image, or the title of an open submenu.
@MainActor final class MenuRow: UIControl {
    /// UIKit's metrics of a menu on a phone, in points.
    private enum Metrics {
        static let minimumHeight: CGFloat = 44
        static let verticalPadding: CGFloat = 11
        static let margin: CGFloat = 16
        /// The space for checkmarks, in menus that have one.
        static let checkmarkWidth: CGFloat = 22
        static let imageWidth: CGFloat = 24
        static let spacing: CGFloat = 10
    }

    let element: UIMenuElement
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let checkmarkView = UIImageView()
    private let hasCheckmarks: Bool

    /// - Parameters:
    ///   - element: What the row shows.
    ///   - hasCheckmarks: Whether a row of the menu has a checkmark, for which the others keep space.
    ///   - isOpen: Whether the row is the title of an open submenu.
    init(_ element: UIMenuElement, hasCheckmarks: Bool, isOpen: Bool = false) {
        self.element = element
        self.hasCheckmarks = hasCheckmarks
        super.init(frame: .zero)
        let leaf = element as? any UIMenuLeaf
        let attributes = leaf?.attributes ?? []
        let isLoading = element is UIDeferredMenuElement
        isEnabled = !attributes.contains(.disabled) && !isLoading
        let isDestructive =
            attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.text = isLoading ? "Loading…" : element.title
        titleLabel.font = .preferredFont(forTextStyle: isOpen ? .headline : .body)
        titleLabel.numberOfLines = 2
        titleLabel.textColor = color
        titleLabel.adjustsFontForContentSizeCategory = true
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.numberOfLines = 2
        subtitleLabel.adjustsFontForContentSizeCategory = true
        subtitleLabel.isHidden = element.subtitle?.isEmpty != false
        let isMenu = element is UIMenu
        let symbol = isOpen ? "chevron.down" : isMenu ? "chevron.forward" : nil
        imageView.image = symbol.flatMap { UIImage(systemName: $0) } ?? element.image
        imageView.contentMode = .center
        imageView.tintColor = color
        checkmarkView.image = UIImage(systemName: leaf?.state == .mixed ? "minus" : "checkmark")
        checkmarkView.contentMode = .center
        checkmarkView.tintColor = color
        checkmarkView.isHidden = leaf.map { $0.state == .off } ?? true
        for view in [checkmarkView, titleLabel, subtitleLabel, imageView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = titleLabel.text
        accessibilityValue = element.subtitle
        accessibilityIdentifier = element.accessibilityIdentifier
        accessibilityTraits = .button
        if leaf?.state == .on { accessibilityTraits.insert(.selected) }
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    // MARK: Layout

    private var leading: CGFloat { Metrics.margin + (hasCheckmarks ? Metrics.checkmarkWidth : 0) }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let image = imageView.image == nil ? 0 : Metrics.imageWidth + Metrics.spacing
        return max(0, width - leading - Metrics.margin - image)
    }

    private func heights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let size = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
        return (
            titleLabel.sizeThatFits(size).height,
            subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(size).height
        )
    }

    /// The height of the row at a width.
    func height(width: CGFloat) -> CGFloat {
        let heights = heights(in: width)
        return max(Metrics.minimumHeight, (heights.title + heights.subtitle + 2 * Metrics.verticalPadding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = textWidth(in: bounds.width)
        let heights = heights(in: bounds.width)
        let top = (bounds.height - heights.title - heights.subtitle) / 2
        titleLabel.frame = directed(CGRect(x: leading, y: top, width: width, height: heights.title))
        subtitleLabel.frame = directed(
            CGRect(x: leading, y: top + heights.title, width: width, height: heights.subtitle)
        )
        imageView.frame = directed(
            CGRect(
                x: bounds.width - Metrics.margin - Metrics.imageWidth,
                y: 0,
                width: Metrics.imageWidth,
                height: bounds.height
            )
        )
        checkmarkView.frame = directed(
            CGRect(x: Metrics.margin - 4, y: 0, width: Metrics.checkmarkWidth, height: bounds.height)
        )
    }

    private func directed(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

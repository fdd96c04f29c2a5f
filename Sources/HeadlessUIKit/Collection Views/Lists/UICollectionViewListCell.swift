import Foundation

/// A row of a list.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Of the first and the last row of inset sections, in points.
    private static let cornerRadius: CGFloat = 10

    private let separator = UIView()

    /// How far the content is indented, in steps.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// A content in the style of the list.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Takes over whether the list shows a line below the row.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let list = layoutAttributes as? ListLayoutAttributes
        if let list {
            layer.cornerRadius = list.corners.isEmpty ? 0 : Self.cornerRadius
            layer.maskedCorners = list.corners
            clipsToBounds = !list.corners.isEmpty
        }
        let shows = list?.showsSeparator ?? false
        guard shows != (separator.superview === self) else { return }
        if shows {
            separator.backgroundColor = .separator
            separator.isUserInteractionEnabled = false
            addSubview(separator)
            setNeedsLayout()
        } else {
            separator.removeFromSuperview()
        }
    }

    /// Indents the content and places the line below it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let indentation = CGFloat(indentationLevel) * indentationWidth
        if indentation > 0 {
            contentView.frame = bounds.inset(
                by: UIEdgeInsets(
                    top: 0,
                    left: isMirrored ? 0 : indentation,
                    bottom: 0,
                    right: isMirrored ? indentation : 0
                )
            )
        }
        guard separator.superview === self else { return }
        let margin = (contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins.leading ?? 16
        let thickness = 1 / max(1, traitCollection.displayScale)
        let start = margin + indentation
        separator.frame = CGRect(
            x: isMirrored ? 0 : start,
            y: bounds.height - thickness,
            width: max(0, bounds.width - start),
            height: thickness
        )
        bringSubviewToFront(separator)
    }
}

/// Says whether a row has a line below it and which of its corners are round.
@MainActor final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
    var showsSeparator = false
    var corners: CACornerMask = []

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ListLayoutAttributes)?.showsSeparator = showsSeparator
        (copy as? ListLayoutAttributes)?.corners = corners
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? ListLayoutAttributes else { return false }
        return MainActor.assumeIsolated { other.showsSeparator == showsSeparator && other.corners == corners }
    }
}

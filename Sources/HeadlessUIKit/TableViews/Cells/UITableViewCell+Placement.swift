import Foundation

extension UITableViewCell: ItemCell {
    final func didRecycle() {}

    final func setSelectedByList(_ isSelected: Bool) {
        if self.isSelected != isSelected { setSelected(isSelected, animated: false) }
    }

    final func setHighlightedByList(_ isHighlighted: Bool) {
        if self.isHighlighted != isHighlighted { setHighlighted(isHighlighted, animated: false) }
    }
}

extension UITableViewCell: ConfiguredView {
    final func updateConfigurationForPresentState() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func replaceContentView(with view: UIView) {
        view.frame = contentViewStorage.frame
        insertSubview(view, aboveSubview: contentViewStorage)
        contentViewStorage.removeFromSuperview()
        contentViewStorage = view
        parts.appliedMargins = nil
        applyContentMargins()
        setNeedsLayout()
    }

    /// Resets the interactive state before the cell shows another row.
    final func endInteraction() {
        setSelectedByList(false)
        setHighlightedByList(false)
        isShowingActions = false
    }
}

// MARK: - Position in the table

extension UITableViewCell {
    private var metrics: SystemMetrics.Cells { traitCollection.metrics.cells }

    /// The height of a row whose content has no height, in points.
    final var defaultHeight: CGFloat { metrics.defaultHeight }

    final func placementDidChange() {
        layer.cornerRadius = placement.roundCorners.isEmpty ? 0 : metrics.cardRadius
        layer.maskedCorners = placement.roundCorners
        clipsToBounds = !placement.roundCorners.isEmpty
        parts.updateBackgroundColor()
        applyContentMargins()
        setNeedsLayout()
    }

    /// Sets the background color for the table's style, unless the app sets another one.
    final func setDefaultBackgroundColor(_ color: UIColor?) {
        super.backgroundColor = color
    }

    final func applyContentMargins() {
        let frame = parts.layout(width: bounds.width, height: bounds.height)
        (contentViewStorage as? UIListContentView)?.listMargin = frame.contentMargins.leading
        let margins = NSDirectionalEdgeInsets(
            top: metrics.verticalMargin,
            leading: frame.contentMargins.leading,
            bottom: metrics.verticalMargin,
            trailing: frame.contentMargins.trailing
        )
        guard parts.appliedMargins != margins else { return }
        // Margins that the app set do not change.
        if let applied = parts.appliedMargins, contentViewStorage.directionalLayoutMargins != applied { return }
        parts.appliedMargins = margins
        contentViewStorage.directionalLayoutMargins = margins
    }

    final func layOutParts() {
        parts.show(parts.layout(width: bounds.width, height: bounds.height))
    }

    // MARK: Sizes

    final func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        guard contentViewStorage.hasConstraintsInside || configurationStorage?.content != nil else {
            return CGSize(width: target.width, height: fittingHeight(width: target.width))
        }
        let content = parts.layout(width: target.width, height: target.height).content
        let around = target.width - content.width
        if contentViewStorage.frame.width != content.width { contentViewStorage.frame.size.width = content.width }
        let fitting = contentViewStorage.systemLayoutSizeFitting(
            CGSize(width: max(0, content.width), height: target.height),
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        return CGSize(width: fitting.width + around, height: fitting.height + separatorHeight)
    }

    /// The height of the separator below a content configuration, which is a part of the row, in points.
    private var separatorHeight: CGFloat {
        guard metrics.addsSeparator, configurationStorage?.content != nil, placement.separatorStyle != .none else {
            return 0
        }
        return 1 / max(1, traitCollection.displayScale)
    }

    final func fittingHeight(width: CGFloat) -> CGFloat {
        let content = parts.layout(width: width, height: bounds.height).content
        let height = parts.labelsHeight(width: content.width)
        return max(defaultHeight, height + 2 * metrics.verticalMargin)
    }
}

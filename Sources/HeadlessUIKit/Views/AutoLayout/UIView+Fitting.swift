import Foundation

extension UIView {
    final func performSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        makeLayoutNode().hugging[axis] = priority
        intrinsicSizeDidChange()
    }

    final func performSetContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        makeLayoutNode().resistance[axis] = priority
        intrinsicSizeDidChange()
    }

    final func performSystemLayoutSizeFitting(_ target: LayoutEngine.FittingTarget) -> CGSize {
        // Constraints inside the view are not solved for the current size first, which may be too small for them.
        prepareConstraintsAround()
        let size: CGSize
        if isLayoutBoundary, let engine = layoutNode?.hostedEngine, translatesMask || superviewStorage == nil {
            size = engine.fittingSize(for: target)
        } else {
            let engine = LayoutEngine(host: self, isTemporary: true)
            addRegion(to: engine)
            size = engine.fittingSize(for: target)
        }
        var frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        extend(&frame.size, for: target)
        let scale = max(1, traits.displayScale)
        func roundedUp(_ length: CGFloat) -> CGFloat {
            // Keeps floating-point errors from rounding a sum of whole pixels up to the next pixel.
            max(0, (length * scale - 1e-3).rounded(.up) / scale)
        }
        return CGSize(width: roundedUp(frame.width), height: roundedUp(frame.height))
    }

    /// Whether the view, or one that fills it by its autoresizing mask, is the root of a layout with constraints.
    final var hasConstraintsInside: Bool {
        if let engine = layoutNode?.hostedEngine, !engine.installed.isEmpty { return true }
        return subviewStorage.contains { $0.fillsSuperview(along: .vertical) && $0.hasConstraintsInside }
    }

    /// Enlarges the size to fit subviews that have their own layouts and fill this view by their autoresizing masks.
    private func extend(_ size: inout CGSize, for target: LayoutEngine.FittingTarget) {
        for subview in subviewStorage where subview.layoutNode != nil && subview.hasConstraintsInside {
            let around = CGSize(
                width: bounds.width - subview.frame.width,
                height: bounds.height - subview.frame.height
            )
            let fitting = subview.systemLayoutSizeFitting(
                CGSize(
                    width: max(0, target.size.width - around.width),
                    height: max(0, target.size.height - around.height)
                ),
                withHorizontalFittingPriority: target.horizontalPriority,
                verticalFittingPriority: target.verticalPriority
            )
            if target.horizontalPriority != .required, subview.fillsSuperview(along: .horizontal) {
                size.width = max(size.width, fitting.width + around.width)
            }
            if target.verticalPriority != .required, subview.fillsSuperview(along: .vertical) {
                size.height = max(size.height, fitting.height + around.height)
            }
        }
    }

    /// Whether the autoresizing mask keeps the distances from both edges of the superview along an axis.
    private func fillsSuperview(along axis: NSLayoutConstraint.Axis) -> Bool {
        guard translatesMask else { return false }
        let mask = autoresizingMaskStorage
        return axis == .horizontal
            ? mask.contains(.flexibleWidth) && mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
            : mask.contains(.flexibleHeight) && mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
    }

    /// Adds the constraints inside the view to a temporary engine, except for nested layout boundaries.
    private func addRegion(to engine: LayoutEngine) {
        for constraint in layoutNode?.constraints ?? [] { engine.add(constraint) }
        for subview in subviewStorage where !subview.isLayoutBoundary { subview.addRegion(to: engine) }
    }
}

import Foundation

extension UIView {
    final func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        makeLayoutNode().hugging[axis] = priority
        intrinsicSizeDidChange()
    }

    final func setResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        makeLayoutNode().resistance[axis] = priority
        intrinsicSizeDidChange()
    }

    final func engineSizeFitting(_ target: LayoutEngine.FittingTarget) -> CGSize {
        prepareConstraints()
        let size: CGSize
        if isLayoutBoundary, let engine = layoutNode?.hostedEngine, translatesMask || superviewStorage == nil {
            size = engine.fittingSize(for: target)
        } else {
            let engine = LayoutEngine(host: self, isTemporary: true)
            addRegion(to: engine)
            size = engine.fittingSize(for: target)
        }
        let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        let scale = max(1, traits.displayScale)
        func roundedUp(_ length: CGFloat) -> CGFloat {
            // Sums of whole pixels must not cost another one by a rounding error.
            max(0, (length * scale - 1e-3).rounded(.up) / scale)
        }
        return CGSize(width: roundedUp(frame.width), height: roundedUp(frame.height))
    }

    /// Whether the view is the root of a layout with constraints.
    final var hasConstraintsInside: Bool {
        layoutNode?.hostedEngine.map { !$0.installed.isEmpty } ?? false
    }

    /// Adds the constraints in the view, up to layouts of their own, to a temporary engine.
    private func addRegion(to engine: LayoutEngine) {
        for constraint in layoutNode?.constraints ?? [] { engine.add(constraint) }
        for subview in subviewStorage where !subview.isLayoutBoundary { subview.addRegion(to: engine) }
    }
}

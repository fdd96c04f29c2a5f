import Foundation

// The interface between a view and its layout engines.

extension UIView {
    /// Requests that the solved frame is applied in the superview's next layout pass.
    final func setNeedsEngineFrame() {
        guard let layoutNode, !layoutNode.isApplying, let superview = superviewStorage else { return }
        engineFrameWasOverwritten()
        superview.performSetNeedsLayout()
    }

    /// Requests that the solved frame is applied again whenever the superview is laid out.
    final func engineFrameWasOverwritten() {
        layoutNode?.needsApply = true
        superviewStorage?.needsApplyBelow = true
    }

    final func guideDidMove(_ kind: GuideKind) {
        if kind == .scrollContent { layoutNode?.contentSizeNeedsApply = true }
        performSetNeedsLayout()
    }

    /// Resizes a root view whose frame is solved rather than set.
    final func rootSizeWasSolved() {
        guard !translatesMask, superviewStorage == nil, let engine = layoutNode?.hostedEngine else { return }
        let item = engine.item(for: self)
        let rect = CGRect(origin: untransformedFrame.origin, size: engine.rectangle(of: item).size)
        var size = self.frame(forAlignmentRect: rect).size
        if item.horizontal.length == nil { size.width = bounds.width }
        if item.vertical.length == nil { size.height = bounds.height }
        guard size != bounds.size else { return }
        makeLayoutNode().isApplying = true
        let frame = untransformedFrame
        bounds.size = size
        let anchor = layerStorage.values.anchorPoint
        center = CGPoint(x: frame.minX + anchor.x * size.width, y: frame.minY + anchor.y * size.height)
        layoutNode?.isApplying = false
    }

    /// Applies solved frames to the subviews.
    final func applyEngineLayout() {
        layoutNode?.hostedEngine?.solveIfNeeded()
        if let layoutNode, layoutNode.contentSizeNeedsApply { applyContentSize() }
        guard needsApplyBelow else { return }
        needsApplyBelow = false
        for subview in subviewStorage where subview.layoutNode?.needsApply ?? false { subview.applyEngineFrame() }
    }

    private func applyContentSize() {
        guard let contentSize = scrolledContentSize, let layoutNode, let guide = layoutNode.scrollContentGuide else {
            return
        }
        layoutNode.contentSizeNeedsApply = false
        guard let engine = layoutEngine else { return }
        let size = engine.rectangle(of: engine.item(for: guide)).size
        let rounded = CGSize(width: roundedToPixels(size.width), height: roundedToPixels(size.height))
        if contentSize != rounded { scrolledContentSize = rounded }
    }

    private func applyEngineFrame() {
        guard let layoutNode, let engine = layoutNode.memberEngine else { return }
        layoutNode.needsApply = false
        let item = engine.item(for: self)
        guard item.isSolved else { return }
        let rect = frame(forAlignmentRect: engine.rectangle(of: item))
        let x = roundedToPixels(rect.minX)
        let y = roundedToPixels(rect.minY)
        // Rounds edges rather than sizes, so that there are no gaps between neighbors.
        let size = CGSize(
            width: max(0, roundedToPixels(rect.maxX) - x),
            height: max(0, roundedToPixels(rect.maxY) - y)
        )
        let anchor = layerStorage.values.anchorPoint
        let center = CGPoint(x: x + anchor.x * size.width, y: y + anchor.y * size.height)
        layoutNode.isApplying = true
        if size != layerStorage.values.bounds.size { bounds.size = size }
        if center != layerStorage.values.position { self.center = center }
        layoutNode.isApplying = false
    }

    final func roundedToPixels(_ rect: CGRect) -> CGRect {
        let x = roundedToPixels(rect.minX)
        let y = roundedToPixels(rect.minY)
        return CGRect(x: x, y: y, width: roundedToPixels(rect.maxX) - x, height: roundedToPixels(rect.maxY) - y)
    }

    private func roundedToPixels(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traits.displayScale)
        // Also rounds up halves that floating-point errors made slightly too small.
        return (length * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
    }

    // MARK: Changes of the view

    final func layoutGeometryDidChange(sizeChanged: Bool) {
        guard let layoutNode else { return }
        layoutNode.keyboardLayoutGuide?.updateDistance()
        if sizeChanged, !layoutNode.isApplying || translatesMask || superviewStorage != nil {
            layoutNode.hostedEngine?.hostSizeDidChange()
        }
        if !layoutNode.isApplying { layoutNode.memberEngine?.frameWasSet(of: self) }
    }

    /// Called after margins, safe area, baselines, layout direction or content offset changed.
    final func layoutEnvironmentDidChange() {
        guard let layoutNode else { return }
        layoutNode.keyboardLayoutGuide?.updateDistance()
        layoutNode.memberEngine?.environmentDidChange(of: self)
        layoutNode.hostedEngine?.environmentDidChange(of: self)
    }

    final func intrinsicSizeDidChange() {
        guard let layoutNode else { return }
        superviewStorage?.subviewContentDidChange(self)
        layoutNode.memberEngine?.contentDidChange(of: self)
        layoutNode.hostedEngine?.environmentDidChange(of: self)
    }

    /// Returns the intrinsic content size; for wrapped content, at the given width if known.
    final func intrinsicContentSize(wrappedTo width: CGFloat?) -> CGSize {
        guard width != nil else { return traits.withCurrent { intrinsicContentSize } }
        let previous = layoutWrappingWidth
        layoutWrappingWidth = width
        defer { layoutWrappingWidth = previous }
        return traits.withCurrent { intrinsicContentSize }
    }

    // MARK: Queries

    final func frame(of guide: UILayoutGuide) -> CGRect {
        switch guide.kind {
        case .layoutMargins, .safeArea: return bounds.inset(by: insets(of: guide.kind))
        case .scrollFrame: return bounds
        case .scrollContent:
            return CGRect(origin: .zero, size: scrolledContentSize ?? .zero)
        case .free:
            if guide === layoutNode?.readableContentGuide { return readableFrame }
            if guide === layoutNode?.keyboardLayoutGuide { return layoutNode?.keyboardLayoutGuide?.frame ?? .zero }
            guard let engine = layoutEngine, let item = engine.items[ObjectIdentifier(guide)] else { return .zero }
            let rect = engine.rectangle(of: item)
            return roundedToPixels(rect)
        }
    }

    final func constraintsReferring(to item: AnyObject?, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var step: UIView? = self
        while let view = step {
            result += (view.layoutNode?.constraints ?? []).filter {
                $0.refers(to: item) && ($0.first.axis == axis || $0.second.axis == axis)
            }
            step = view.superviewStorage
        }
        return result
    }

    final func isLayoutAmbiguous(of object: AnyObject?, along axis: NSLayoutConstraint.Axis) -> Bool {
        guard let object else { return false }
        let engine: LayoutEngine?
        if object === self { engine = layoutNode?.memberEngine } else { engine = layoutEngine }
        guard let engine, let item = engine.items[ObjectIdentifier(object)] else {
            return object === self && !translatesMask && superviewStorage != nil
        }
        engine.solveIfNeeded()
        let line = item[axis]
        return [line.start, line.length].contains { variable in
            variable.map { !engine.solver.isDetermined($0) } ?? !item.isTranslated
        }
    }
}

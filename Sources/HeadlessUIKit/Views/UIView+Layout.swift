import Foundation

extension UIView {
    /// The view has no size of its own along an axis.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The smallest size that fits.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that fits.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// A layout that keeps asking for another layout is given up after so many passes; Core Animation would go on for
    /// good.
    private static let maximumLayoutPasses = 64

    final func markNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        markAncestorsNeedLayoutBelow()
    }

    /// Asks for a layout pass in which this view's own layout need not take part.
    final func markNeedsLayoutBelow() {
        needsLayoutBelow = true
        markAncestorsNeedLayoutBelow()
    }

    final func markAncestorsNeedLayoutBelow() {
        var ancestor = superviewStorage
        while let view = ancestor, !view.needsLayoutBelow {
            view.needsLayoutBelow = true
            ancestor = view.superviewStorage
        }
    }

    final func performLayoutNow() {
        // As Core Animation does: from the topmost ancestor of an unbroken line that asked for layout.
        prepareConstraints()
        var root = self
        while let superview = root.superviewStorage, superview.needsLayout { root = superview }
        var pass = 0
        while root.needsLayout || root.needsLayoutBelow, pass < Self.maximumLayoutPasses {
            root.layoutSubtree()
            prepareConstraints()
            pass += 1
        }
    }

    private func layoutSubtree() {
        layoutNode?.hostedEngine?.solveIfNeeded()
        if needsLayout {
            needsLayout = false
            layoutOnce()
            layoutNode?.hostedEngine?.solveIfNeeded()
        }
        if layer.extras != nil { layer.layOutOwnSublayers() }
        guard needsLayoutBelow else { return }
        needsLayoutBelow = false
        for subview in subviewStorage where subview.needsLayout || subview.needsLayoutBelow {
            subview.layoutSubtree()
        }
    }

    private func layoutOnce() {
        traits.withCurrent {
            applyEngineLayout()
            // Only a layer of a class of one's own can do anything but ask the view.
            if type(of: layer) == CALayer.self { layoutSublayers(of: layer) } else { layer.layoutSublayers() }
            superviewStorage?.subviewDidLayOut(self)
        }
    }

    final func layOutSubviews() {
        owner?.viewWillLayoutSubviews()
        layoutSubviews()
        owner?.viewDidLayoutSubviews()
    }
}

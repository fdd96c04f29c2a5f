import Foundation

extension UIView {
    /// The value for a dimension without an intrinsic size.
    public static let noIntrinsicMetric = LayoutEngine.noLength
    /// The option to use the smallest possible size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The option to use the largest possible size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The maximum number of layout passes for a view that keeps invalidating its layout; Core Animation would loop
    /// forever.
    private static let maximumLayoutPasses = 64

    final func performSetNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        markAncestorsNeedLayoutBelow()
    }

    /// Requests a layout pass for the subviews, without this view's own `layoutSubviews()`.
    package final func markNeedsLayoutBelow() {
        needsLayoutBelow = true
        markAncestorsNeedLayoutBelow()
    }

    final func markAncestorsNeedLayoutBelow() {
        var ancestor = superviewStorage
        while let view = ancestor, !view.needsLayoutBelow {
            view.needsLayoutBelow = true
            ancestor = view.superviewStorage
        }
        // Up to the root, nothing needed layout before.
        if ancestor == nil { windowStorage?.workHandler?() }
    }

    final func performLayoutIfNeeded() {
        // Like Core Animation, starts at the topmost ancestor of an unbroken chain of views that need layout.
        prepareProperties()
        prepareConstraints()
        var root = self
        while let superview = root.superviewStorage, superview.needsLayout { root = superview }
        var pass = 0
        while root.needsLayout || root.needsLayoutBelow, pass < Self.maximumLayoutPasses {
            root.layoutSubtree()
            if !ConcentricViews.isEmpty, let windowStorage { ConcentricViews.update(in: windowStorage) }
            prepareProperties()
            prepareConstraints()
            pass += 1
        }
        if pass == Self.maximumLayoutPasses, HostFaults.isHandled, let view = root.firstViewThatNeedsLayout {
            HostFaults.report(
                "\(type(of: view)) still needs layout after \(pass) passes: it invalidates its layout while it is laid out"
            )
        }
    }

    private var firstViewThatNeedsLayout: UIView? {
        if needsLayout { return self }
        for subview in subviewStorage where subview.needsLayout || subview.needsLayoutBelow {
            if let view = subview.firstViewThatNeedsLayout { return view }
        }
        return nil
    }

    private func layoutSubtree() {
        layoutNode?.hostedEngine?.solveIfNeeded()
        if needsLayout {
            needsLayout = false
            layoutOnce()
            layoutNode?.hostedEngine?.solveIfNeeded()
        }
        if layerStorage.extras != nil { layerStorage.layOutCustomSublayers() }
        guard needsLayoutBelow else { return }
        needsLayoutBelow = false
        for subview in subviewStorage where subview.needsLayout || subview.needsLayoutBelow {
            subview.layoutSubtree()
        }
    }

    private func layoutOnce() {
        layoutNode?.keyboardLayoutGuide?.updateDistance()
        traits.withCurrent {
            applyEngineLayout()
            // Only a custom layer class can do more than ask the view.
            if type(of: layerStorage) == CALayer.self {
                layoutSublayers(of: layerStorage)
            } else {
                layerStorage.layoutSublayers()
            }
            superviewStorage?.subviewDidLayOut(self)
        }
    }

    final func layOutSubviews() {
        guard let owner else { return layOutOwnSubviews() }
        observing(.layoutBegin, invalidate: { $0.setNeedsLayout() }) { owner.viewWillLayoutSubviews() }
        layOutOwnSubviews()
        observing(.layoutEnd, invalidate: { $0.setNeedsLayout() }) { owner.viewDidLayoutSubviews() }
    }

    /// A class of UIKit reads nothing observable itself, but a list makes and measures cells. Their reads are theirs:
    /// `withObservationTracking` would add them to those of the list, and a change in one row would lay out the whole list.
    private func layOutOwnSubviews() {
        guard !UIKitClasses.contain(type(of: self)) else { return layoutSubviews() }
        observing(.layout, invalidate: { $0.setNeedsLayout() }) { layoutSubviews() }
    }
}

import Foundation

/// What Auto Layout knows of views.
extension UIView: ViewElement {
    final var viewElement: (any ViewElement)? { self }
    final var guideElement: (any GuideElement)? { nil }
    final var owningElement: (any ViewElement)? { self }
    final var layoutName: String? { accessibilityIdentifier }
    final var superelement: (any ViewElement)? { superviewStorage }

    final var boundsSize: CGSize { layerStorage.values.bounds.size }

    /// The frame of the view without its transform.
    final var untransformedFrame: CGRect {
        let values = layer.values
        guard !values.transform.isIdentity else { return values.frame }
        let size = values.bounds.size
        return CGRect(
            x: values.position.x - values.anchorPoint.x * size.width,
            y: values.position.y - values.anchorPoint.y * size.height,
            width: size.width,
            height: size.height
        )
    }

    final func insets(of kind: GuideKind) -> UIEdgeInsets {
        kind == .layoutMargins ? layoutMargins : safeAreaInsets
    }

    /// The content offset of a scroll view; zero for other views.
    final var contentOrigin: CGPoint {
        isScrollView ? layer.values.bounds.origin : .zero
    }

    final var scrolledContentElement: (any GuideElement)? { scrolledContentGuide }

    final func baselineElement(isFirst: Bool) -> any ViewElement {
        isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    }

    final var followsSuperelement: Bool {
        translatesMask && !autoresizingMaskStorage.isDisjoint(with: .followingSuperview)
            && superviewStorage?.autoresizesSubviews ?? false
    }

    final func autoresizingShare(
        of frame: CGRect,
        along axis: NSLayoutConstraint.Axis,
        isLength: Bool
    ) -> CGFloat {
        guard let superviewStorage else { return 0 }
        let outer = superviewStorage.boundsSize.length(along: axis)
        let shares = AutoresizingShares(of: frame, autoresizingMaskStorage, along: axis, in: outer).shares(of: 1)
        return isLength ? shares.length : shares.start
    }

    final var memberEngine: LayoutEngine? {
        get { layoutNode?.memberEngine }
        set { if newValue != nil || layoutNode != nil { makeLayoutNode().memberEngine = newValue } }
    }
}

extension UILayoutGuide: GuideElement {
    final var viewElement: (any ViewElement)? { nil }
    final var guideElement: (any GuideElement)? { self }
    final var owningElement: (any ViewElement)? { owningView }
    final var layoutName: String? { identifier.isEmpty ? nil : identifier }
}

extension UIView.AutoresizingMask {
    /// The flexible parts that make the frame depend on the superview's size.
    fileprivate static let followingSuperview: UIView.AutoresizingMask = [
        .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleTopMargin,
    ]
}

import Foundation

/// A view that a collection view creates, places and reuses: a cell, a supplementary view or a decoration view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The reuse identifier with which the view was dequeued.
    open internal(set) var reuseIdentifier: String?

    /// The attributes that were applied last, in content coordinates of the collection view.
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The same attributes in the coordinates of the superview. Equal attributes are not applied again.
    private var superviewAttributes: UICollectionViewLayoutAttributes?

    /// The z-index among the siblings, or `nil` while the view is not in use.
    final var placedZIndex: Int?

    /// Creates a view with a frame. Called by the collection view for registered classes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? InterfaceCoder)?.element["reuseIdentifier"]
    }

    /// Called before the view is reused for another element.
    open func prepareForReuse() {}

    /// Applies attributes of a custom class. Frame, transform, alpha and the like are already set.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the layout of the collection view changes.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the layout of the collection view changed.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers: the proposed ones, with the height that the view's constraints
    /// require, if it has any.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // An estimate of 0 leaves the length to the view.
        let fixed = layoutAttributes.fixedAxes.filter { layoutAttributes.size[$0] > 0 }
        guard isSizedByConstraints, fixed.count < 2 else { return layoutAttributes }
        var size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
            verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel
        )
        for axis in fixed { size[axis] = layoutAttributes.size[axis] }
        if layoutAttributes.size != size { layoutAttributes.size = size }
        return layoutAttributes
    }

    /// Whether constraints determine the size of the view.
    var isSizedByConstraints: Bool { hasConstraintsInside }
}

extension UICollectionReusableView: ReusableView {
    final func didRecycle() {
        appliedAttributes = nil
        superviewAttributes = nil
    }

    /// Applies the attributes, unless equal ones are already applied.
    final func setLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        guard let scroller = superview as? OrthogonalScrollView else {
            if let superviewAttributes, superviewAttributes.isEqual(attributes) { return }
            // A copy, so that later changes of the same object are detected.
            appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
            superviewAttributes = appliedAttributes
            setBaseAttributes(attributes)
            apply(attributes)
            return
        }
        let own = attributes.shifted(by: scroller.shift)
        own.roundOrigin()
        appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        if let superviewAttributes, superviewAttributes.isEqual(own) { return }
        superviewAttributes = own.copy() as? UICollectionViewLayoutAttributes
        setBaseAttributes(own)
        apply(own)
    }

    private func setBaseAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        if attributes.transform.isIdentity, transform.isIdentity {
            if frame != attributes.frame { frame = attributes.frame }
        } else {
            if bounds.size != attributes.size { bounds.size = attributes.size }
            if center != attributes.center { center = attributes.center }
            if transform != attributes.transform { transform = attributes.transform }
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    }
}

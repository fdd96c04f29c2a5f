import Foundation

/// A view that a collection view makes, places and uses again: a cell, a header, a decoration.
///
/// `init(frame:)` is `required` where UIKit is headless, since classes are made from their metatype; set up through
/// property initialisers to compile on both sides.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The identifier the view was dequeued with.
    open internal(set) var reuseIdentifier: String?

    /// What placed the view last, in the content of the collection view.
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The same where the view is; equal attributes are not applied again.
    private var ownAttributes: UICollectionViewLayoutAttributes?

    /// The z-index the view has among its siblings, nil while it is out of use.
    final var placedZIndex: Int?

    /// Makes a view with that frame. Collection views call it; see `register`.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used for another element.
    open func prepareForReuse() {}

    /// Takes over what attributes of a class of the layout's own add; frame, transform, alpha and the like are
    /// already set.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the layout of the collection view changes to another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the layout of the collection view changed to another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes the view would like, given those the layout proposes: the proposed ones, of the height that the
    /// constraints in the view ask for if there are any.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fixed = layoutAttributes.fixedAxes
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

    /// Whether constraints say how large the view should be.
    var isSizedByConstraints: Bool { hasConstraintsInside }
}

extension UICollectionReusableView: ReusableView {
    final func wentOutOfUse() {
        appliedAttributes = nil
        ownAttributes = nil
    }

    /// Takes the place and looks, unless it has them.
    final func setLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        guard let scroller = superview as? OrthogonalScrollView else {
            if let ownAttributes, ownAttributes.isEqual(attributes) { return }
            // A copy: layouts change their attributes in place, and the change must show.
            appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
            ownAttributes = appliedAttributes
            setBaseAttributes(attributes)
            apply(attributes)
            return
        }
        let own = attributes.shifted(by: scroller.shift)
        own.roundOrigin()
        appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        if let ownAttributes, ownAttributes.isEqual(own) { return }
        ownAttributes = own.copy() as? UICollectionViewLayoutAttributes
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

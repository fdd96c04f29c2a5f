import DeclarativeCollections
import PortableUIKit

/// A view that is as large as its content, so that it can be used outside of collections: in stack views, under constraints or
/// with frames.
///
/// A subclass returns the size of its content for a width and calls ``contentSizeDidChange()`` after updates. The height follows
/// the width: under constraints it is measured for the width that the layout gives to the view.
open class ContentSizedView: UIView {
    /// The width that the intrinsic content size was calculated for. `nil` if nobody has asked for it, as in cells.
    private var intrinsicWidth: CGFloat?

    /// Returns the size of the content for a proposed width in points, which may be infinite, in the environment of the last
    /// update. `nil` before the first one.
    ///
    /// Called with the traits of the view as the current ones. The default implementation returns `nil`.
    open func contentSize(fitting width: CGFloat) -> CGSize? {
        nil
    }

    /// Tells the layout around the view that the size of the content may have changed.
    public final func contentSizeDidChange() {
        guard intrinsicWidth != nil else { return }
        invalidateIntrinsicContentSize()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured(fitting: size.width > 0 && size.width < Self.unlimitedLength ? size.width : .infinity) ?? bounds.size
    }

    /// The preferred width, and the height for the current width of the view.
    open override var intrinsicContentSize: CGSize {
        let width = bounds.width
        intrinsicWidth = width
        guard let wanted = measured(fitting: .infinity) else { return super.intrinsicContentSize }
        guard width > 0 else { return wanted }
        return CGSize(width: wanted.width, height: measured(fitting: width)?.height ?? wanted.height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isHeld = horizontalFittingPriority.rawValue >= UILayoutPriority.defaultHigh.rawValue
        let isLimited = isHeld && targetSize.width > 0
        guard let size = measured(fitting: isLimited ? targetSize.width : .infinity) else {
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }
        return CGSize(
            width: horizontalFittingPriority == .required ? targetSize.width : size.width,
            height: verticalFittingPriority == .required ? targetSize.height : size.height
        )
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()

        // The height depends on the width, which is known only now.
        if let intrinsicWidth, intrinsicWidth != bounds.width { invalidateIntrinsicContentSize() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        contentSizeDidChange()
        setNeedsLayout()
    }

    private func measured(fitting width: CGFloat) -> CGSize? {
        var size: CGSize?
        traitCollection.performAsCurrent { size = contentSize(fitting: width) }
        return size
    }

    /// Lengths from here on mean that there is no limit, such as `.greatestFiniteMagnitude`.
    private static let unlimitedLength: CGFloat = 1_000_000
}

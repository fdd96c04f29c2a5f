import Foundation

/// The view of an item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Holds what the cell shows and fills the cell.
    open var contentView: UIView { contentViewStorage }

    private let contentViewStorage = UIView()

    /// Makes a cell with that frame.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        contentViewStorage.frame = bounds
        contentViewStorage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentViewStorage)
    }

    /// Views are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var fittingView: UIView { contentView }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { updateSelectedBackground() } }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { updateSelectedBackground() } }
    }

    /// Lies behind the content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) { insertSubview($0, at: 0) } }
    }

    /// Lies behind the content and before the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            updateSelectedBackground()
        }
    }

    /// Keeps content and backgrounds filling the cell.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backgroundView, shownSelectedBackground, contentViewStorage] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
    }

    /// The size of the content that satisfies the constraints in it and comes closest to a target.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contentView.hasConstraintsInside else {
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }
        return contentView.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    override var isSizedByConstraints: Bool { contentView.hasConstraintsInside || super.isSizedByConstraints }

    // MARK: Backgrounds

    private var shownSelectedBackground: UIView? {
        selectedBackgroundView?.superview === self ? selectedBackgroundView : nil
    }

    private func updateSelectedBackground() {
        guard isSelected || isHighlighted else {
            shownSelectedBackground?.removeFromSuperview()
            return
        }
        guard let selectedBackgroundView, selectedBackgroundView.superview !== self else { return }
        replaceBackground(nil, with: selectedBackgroundView) { insertSubview($0, belowSubview: contentViewStorage) }
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?, insert: (UIView) -> Void) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(new)
    }
}

extension UICollectionViewCell {
    final func takeSelection(_ isSelected: Bool) {
        if self.isSelected != isSelected { self.isSelected = isSelected }
    }

    final func takeHighlight(_ isHighlighted: Bool) {
        if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
    }

    /// Nothing of the item that was shown is left for the next one.
    final func endInteraction() {
        takeSelection(false)
        takeHighlight(false)
    }
}

import PortableUIKit

/// The view of all right parts that consist of a text or an icon, and a chevron.
public final class RightElementsView<Content: RightElementsContent>: UIView {
    private var elements: RightElements?
    private var spacing = SpacingScale.standard
    private var isBelowLeft = false

    private var badgeView: UIView?
    private var textLabel: UILabel?
    private var iconView: UIImageView?
    private var chevronView: UIImageView?

    public override func layoutSubviews() {
        super.layoutSubviews()

        traitCollection.performAsCurrent { layoutElements() }
    }

    private func layoutElements() {
        guard let elements else { return }
        let layout = RightElementsLayout(
            elements,
            spacing: spacing,
            isBelowLeft: isBelowLeft,
            fitting: bounds.width
        )
        badgeView?.frame = layout.badgeFrame.directed(in: self)
        badgeView?.layer.cornerRadius = min(layout.badgeFrame.width, layout.badgeFrame.height) / 2
        if let textLabel {
            layout.text?.apply(to: textLabel)
            textLabel.frame = layout.textFrame.directed(in: self)
        }
        iconView?.frame = layout.iconFrame.directed(in: self)
        chevronView?.image = isRightToLeft ? Icon.chevronLeft.image : Icon.chevronRight.image
        chevronView?.frame = layout.chevronFrame.directed(in: self)
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - RightContentView

extension RightElementsView: RightContentView {
    /// The least width of the whole part, in points.
    public static func minWidth(content: Content) -> CGFloat {
        RightElementsLayout.minWidth(of: content.elements, spacing: content.currentTheme.spacing)
    }

    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        layout(of: content, isBelowLeft: false, fitting: width).size
    }

    /// The size the view needs below the left part in `width` points, for the current traits.
    public static func sizeBelow(fitting width: CGFloat, content: Content) -> CGSize {
        layout(of: content, isBelowLeft: true, fitting: width).size
    }

    /// The distance from the top to the baseline of the first line, in points. None without a text.
    public static func firstBaseline(fitting width: CGFloat, content: Content) -> CGFloat? {
        layout(of: content, isBelowLeft: false, fitting: width).firstBaseline
    }

    /// Whether the part may stand below the left part: all but a lone chevron, which belongs to the row as a whole.
    public static func canStandBelow(content: Content) -> Bool {
        let elements = content.elements
        return elements.text != nil || elements.icon != nil
    }

    /// None: below the left part the view lays itself out without.
    public static func spareInsets(content: Content) -> UIEdgeInsets {
        .zero
    }

    /// Lays the text out for a place below the left part, or beside it.
    public func update(isBelowLeft: Bool) {
        guard isBelowLeft != self.isBelowLeft else { return }
        self.isBelowLeft = isBelowLeft
        setNeedsLayout()
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: Content) {
        let elements = content.elements
        self.elements = elements
        spacing = content.currentTheme.spacing

        show(elements.badgeColor, in: &badgeView, make: { UIView() }) { $0.backgroundColor = $1 }
        show(elements.text, in: &textLabel, make: { UILabel() }) { label, text in
            label.text = text.text
            label.accessibilityIdentifier = text.identifier
        }
        show(elements.icon, in: &iconView, make: { UIImageView() }) { view, icon in
            view.contentMode = .scaleAspectFit
            view.tintColor = elements.iconTintColor
            view.image = icon
        }
        show(elements.chevronColor, in: &chevronView, make: { UIImageView() }) { $0.tintColor = $1 }
        accessibilityLabel = elements.accessibilityLabel ?? elements.text?.text
        setNeedsLayout()
    }

    /// Makes the view of an element when it is there for the first time, and hides it when it is not there.
    private func show<Element, View: UIView>(
        _ element: Element?,
        in view: inout View?,
        make: () -> View,
        update: (View, Element) -> Void
    ) {
        view?.isHidden = element == nil
        guard let element else { return }
        let shown = view ?? make()
        if view == nil {
            view = shown
            addSubview(shown)
        }
        update(shown, element)
    }

    private static func layout(of content: Content, isBelowLeft: Bool, fitting width: CGFloat) -> RightElementsLayout {
        RightElementsLayout(
            content.elements,
            spacing: content.currentTheme.spacing,
            isBelowLeft: isBelowLeft,
            fitting: width
        )
    }
}

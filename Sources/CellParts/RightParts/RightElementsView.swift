import PortableUIKit

/// The view of all right parts with a text or an icon, and an optional chevron.
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
    /// Measures the part for a proposed width in points, using the current traits and theme.
    public static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement {
        let theme = CellTheme.current
        return layout(of: content.elements(in: theme), in: theme, isBelowLeft: false, fitting: width).measurement
    }

    /// Measures the part below the left part. A lone chevron stays beside it because it belongs to the whole row.
    public static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement? {
        let theme = CellTheme.current
        let elements = content.elements(in: theme)
        guard elements.text != nil || elements.icon != nil else { return nil }
        return layout(of: elements, in: theme, isBelowLeft: true, fitting: width).measurement
    }

    /// Updates the layout for a position below or beside the left part.
    public func update(isBelowLeft: Bool) {
        guard isBelowLeft != self.isBelowLeft else { return }
        self.isBelowLeft = isBelowLeft
        setNeedsLayout()
    }

    /// Updates the view to show `content`.
    public func update(with content: Content) {
        let theme = CellTheme.current
        let elements = content.elements(in: theme)
        self.elements = elements
        spacing = theme.spacing

        show(elements.badgeColor, in: &badgeView, make: { UIView() }) { $0.backgroundColor = $1 }
        show(elements.text, in: &textLabel, make: { UILabel() }) { label, text in
            text.showText(in: label)
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

    /// Creates the view of an element when it is first shown, and hides it when the element is `nil`.
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

    private static func layout(
        of elements: RightElements,
        in theme: CellTheme,
        isBelowLeft: Bool,
        fitting width: CGFloat
    ) -> RightElementsLayout {
        RightElementsLayout(elements, spacing: theme.spacing, isBelowLeft: isBelowLeft, fitting: width)
    }
}

import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The view of all right parts with a text or an icon, and an optional chevron.
public final class RightElementsView<Content: RightElementsContent>: ContentSizedView {
    private var elements: RightElements?
    private var spacing = SpacingScale.standard
    private var strokes = StrokeScale.standard
    private var isBelowLeft = false
    private var accessoryCenter: CGFloat?

    private var badgeView: UIView?
    private var textLabel: UILabel?
    private var iconView: UIImageView?
    private var chevronView: UIImageView?

    /// Returns the size of the content for a proposed width in points.
    public override func contentSize(fitting width: CGFloat) -> CGSize? {
        elements.map {
            RightElementsLayout($0, spacing: spacing, isBelowLeft: isBelowLeft, fitting: width).size
        }
    }

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
        badgeView?.layer.cornerRadius = layout.badgeRadius
        if let textLabel {
            layout.text?.apply(to: textLabel, fitting: layout.textRoom)
            textLabel.frame = layout.textFrame.directed(in: self)
        }
        iconView?.image = elements.icon.map { Icon.adapted($0, to: layout.iconFrame.size, strokes: strokes) }
        iconView?.frame = layout.iconFrame.directed(in: self)
        var chevronFrame = layout.chevronFrame
        if let accessoryCenter {
            chevronFrame.origin.y = PixelGrid.current.aligned(accessoryCenter - chevronFrame.height / 2)
        }
        let chevron = isRightToLeft ? Icon.chevronLeft : .chevronRight
        if let chevronView, !chevronView.isHidden {
            chevronView.image = Icon.adapted(chevron.image, to: chevronFrame.size, strokes: strokes)
        }
        chevronView?.frame = chevronFrame.directed(in: self)
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

    /// Updates the point that the chevron is centered on.
    public func update(accessoryCenter: CGFloat?) {
        guard accessoryCenter != self.accessoryCenter else { return }
        self.accessoryCenter = accessoryCenter
        setNeedsLayout()
    }

    /// Updates the view to show `content`.
    public func update(with content: Content) {
        let theme = CellTheme.current
        let elements = content.elements(in: theme)
        self.elements = elements
        spacing = theme.spacing
        strokes = theme.details.strokes

        show(elements.badgeColor, in: &badgeView, make: { UIView() }) { $0.backgroundColor = $1 }
        show(elements.text, in: &textLabel, make: { UILabel() }) { label, text in
            text.showText(in: label)
            label.accessibilityIdentifier = text.identifier
        }
        show(elements.icon, in: &iconView, make: { UIImageView() }) { view, icon in
            view.contentMode = .scaleAspectFit
            view.tintColor = elements.iconTintColor
            if view.image == nil { view.image = icon }
        }
        show(elements.chevronColor, in: &chevronView, make: { UIImageView() }) { $0.tintColor = $1 }
        accessibilityLabel = elements.accessibilityLabel ?? elements.text?.spokenText
        contentSizeDidChange()
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

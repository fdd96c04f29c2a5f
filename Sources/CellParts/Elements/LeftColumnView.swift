import DeclarativeCollections
import PortableUIKit

/// The view of all left parts that list their elements.
public final class LeftColumnView<Content: LeftColumnContent>: UIView {
    private var content: Content?
    /// The environment of the last update, for later layout passes.
    private var environment = CollectionViewEnvironment()
    /// Whether the elements show the state of this row, not that of the row before reuse.
    private var isShowingRow = false

    private let elementViews = ElementViews()
    private var tapArea: TapArea?

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            environment.performAsCurrent {
                let theme = CellTheme.current
                let column = content.column(in: theme)
                let layout = LeftColumnLayout(column, spacing: theme.spacing, fitting: bounds.width)
                elementViews.layOut(column.elements(guide: layout.guide), frames: layout.frames, in: self)
                tapArea?.frame = bounds
            }
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }

    /// A part with controls or a handler takes taps in at least 44 points of the height of its row.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let takesTaps = content?.tapHandler != nil || elementViews.elements.contains(where: \.isInteractive)
        return takesTaps ? bounds.touchable.contains(point) : bounds.contains(point)
    }

    /// Interactive elements take touches near their edges as well. A part with a handler takes all others.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
        if let hit = elementViews.hitTest(point, in: self, with: event) { return hit }
        return tapArea.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
    }

    public override var accessibilityValue: String? {
        get { elementViews.accessibility.compactMap(\.information.value).joinedForAccessibility }
        set { super.accessibilityValue = newValue }
    }

    public override func accessibilityActivate() -> Bool {
        guard let tapHandler = content?.tapHandler else { return elementViews.activate() }
        tapHandler()
        return true
    }
}

// MARK: - LeftContentView

extension LeftColumnView: LeftContentView {
    /// Measures the part for a proposed width in points, using the current traits and theme.
    public static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement {
        let theme = CellTheme.current
        return LeftColumnLayout(content.column(in: theme), spacing: theme.spacing, fitting: width).measurement
    }

    /// Updates the view to show `content`.
    public func update(with content: Content) {
        let isAnimated = isShowingRow && window != nil && !UIAccessibility.isReduceMotionEnabled
        isShowingRow = true
        self.content = content
        environment = .current
        elementViews.show(content.column(in: .current).elements, in: self, isAnimated: isAnimated)
        updateTapArea()
        updateAccessibility()
        setNeedsLayout()
    }

    /// Replaces the handlers with those of an equal content.
    public func updateHandlers(with content: Content) {
        self.content = content
        environment = .current
        elementViews.updateHandlers(content.column(in: .current).elements)
        updateTapArea()
        updateAccessibility()
    }

    /// Updates the elements for an enabled or disabled row.
    public func update(isEnabled: Bool) {
        elementViews.update(isEnabled: isEnabled)
    }

    /// Stops what the elements do for this row, such as loading images.
    public func prepareForReuse() {
        isShowingRow = false
        for view in elementViews.views { (view as? any ReusableElementView)?.prepareForReuse() }
    }

    private func updateTapArea() {
        tapArea?.isHidden = content?.tapHandler == nil
        guard content?.tapHandler != nil, tapArea == nil else { return }
        let area = TapArea { [weak self] in self?.content?.tapHandler?() }
        area.frame = bounds
        tapArea = area
        addSubview(area)
    }

    private func updateAccessibility() {
        elementViews.updateAccessibility(of: self)
        if content?.tapHandler != nil { accessibilityTraits.insert(.button) }
    }
}

extension LeftColumnView: InteractivePartView {
    var activationView: UIView? {
        content?.tapHandler == nil ? elementViews.activationView : self
    }
}

/// The view of an element that does something for its row, which ends when the view is reused.
@MainActor
protocol ReusableElementView: UIView {
    /// Ends loading, animations and editing.
    func prepareForReuse()
}

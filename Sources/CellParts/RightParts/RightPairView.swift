import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The view of a `RightPair`: both parts in a line, with the space of right parts between them.
public final class RightPairView<First: RightContentView, Second: RightContentView>: UIView {
    /// The content of both parts.
    public typealias Content = RightPair<First.Content, Second.Content>

    private let firstView = First()
    private let secondView = Second()
    private var content: Content?
    /// The environment of the last update, for later layout passes.
    private var environment = CollectionViewEnvironment()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(firstView)
        addSubview(secondView)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightPairView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            environment.performAsCurrent {
                let layout = Self.layout(of: content, fitting: bounds.width)
                firstView.frame = layout.first.directed(in: self)
                secondView.frame = layout.second.directed(in: self)
            }
        }
    }

    /// Hit targets of the parts may be wider than the parts.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
            || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }

    /// Touches beside the controls of both parts go to the row.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    public override var accessibilityValue: String? {
        get { [firstView.accessibilityValue, secondView.accessibilityValue].compactMap { $0 }.joinedForAccessibility }
        set { super.accessibilityValue = newValue }
    }

    public override func accessibilityActivate() -> Bool {
        activePart?.accessibilityActivate() ?? false
    }

    public override func accessibilityIncrement() {
        firstView.accessibilityIncrement()
        secondView.accessibilityIncrement()
    }

    public override func accessibilityDecrement() {
        firstView.accessibilityDecrement()
        secondView.accessibilityDecrement()
    }

    private var activePart: (any InteractivePartView)? {
        [firstView, secondView].lazy.compactMap { $0 as? any InteractivePartView }.first { $0.activationView != nil }
    }
}

// MARK: - RightContentView

extension RightPairView: RightContentView {
    /// Measures both parts for a proposed width in points, using the current traits and theme.
    public static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement {
        layout(of: content, fitting: width).measurement
    }

    /// Measures the pair below the left part; `nil` if both of its parts stay beside the left one.
    public static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement? {
        guard
            First.measureBelow(fitting: width, content: content.first) != nil
                || Second.measureBelow(fitting: width, content: content.second) != nil
        else { return nil }
        let leading = measure(fitting: .infinity, content: content).insets?.left ?? 0
        return measure(fitting: width + leading, content: content)
    }

    /// Updates both parts to show `content`.
    public func update(with content: Content) {
        self.content = content
        environment = .current
        firstView.update(with: content.first)
        secondView.update(with: content.second)
        updateAccessibility()
        setNeedsLayout()
    }

    /// Forwards the handlers of an equal content to both parts.
    public func updateHandlers(with content: Content) {
        self.content = content
        firstView.updateHandlers(with: content.first)
        secondView.updateHandlers(with: content.second)
    }

    /// Prepares both parts for reuse.
    public func prepareForReuse() {
        firstView.prepareForReuse()
        secondView.prepareForReuse()
    }

    /// Updates both parts for an enabled or disabled row.
    public func update(isEnabled: Bool) {
        firstView.update(isEnabled: isEnabled)
        secondView.update(isEnabled: isEnabled)
    }

    private func updateAccessibility() {
        accessibilityLabel =
            [firstView.accessibilityLabel, secondView.accessibilityLabel].compactMap { $0 }.joinedForAccessibility
        accessibilityTraits = firstView.accessibilityTraits.union(secondView.accessibilityTraits)
        let actions = (firstView.accessibilityCustomActions ?? []) + (secondView.accessibilityCustomActions ?? [])
        accessibilityCustomActions = actions.isEmpty ? nil : actions
    }

    /// Returns the frames of both parts, measured from the leading edge, and the measurement of the pair.
    private static func layout(
        of content: Content,
        fitting width: CGFloat
    ) -> (first: CGRect, second: CGRect, measurement: PartMeasurement) {
        let standard = PartInsets.right(CellTheme.current.spacing, isBelowLeft: false)
        let width = width.layoutLength
        let second = Second.measure(fitting: width, content: content.second)
        // The leading inset of the second part separates both.
        let shared = First.measure(fitting: width, content: content.first).insets?.right ?? standard.right
        let room = max(width - second.size.width + shared, 0)
        let first = First.measure(fitting: room, content: content.first)
        let neededWidth = min(max(first.size.width - shared, 0) + second.size.width, width)
        let frameWidth = width.isFinite ? width : neededWidth

        let height = max(first.size.height, second.size.height)
        let grid = PixelGrid.current
        let firstTop = grid.aligned((height - first.size.height) / 2)
        let secondTop = grid.aligned((height - second.size.height) / 2)
        let secondStart = frameWidth - second.size.width
        let (firstInsets, secondInsets) = (first.insets ?? standard, second.insets ?? standard)
        let measurement = PartMeasurement(
            size: CGSize(width: neededWidth, height: height),
            minWidth: max(first.minWidth - shared, 0) + second.minWidth,
            firstBaseline: first.firstBaseline.map { $0 + firstTop } ?? second.firstBaseline.map { $0 + secondTop },
            insets: UIEdgeInsets(
                top: min(firstTop + firstInsets.top, secondTop + secondInsets.top),
                left: firstInsets.left,
                bottom: min(firstTop + firstInsets.bottom, secondTop + secondInsets.bottom),
                right: secondInsets.right
            ),
            staysBesideText: first.staysBesideText && second.staysBesideText
        )
        return (
            CGRect(origin: CGPoint(x: secondStart + shared - first.size.width, y: firstTop), size: first.size),
            CGRect(origin: CGPoint(x: secondStart, y: secondTop), size: second.size),
            measurement
        )
    }
}

extension RightPairView: InteractivePartView {
    var activationView: UIView? { activePart?.activationView }
}

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
    private var isBelowLeft = false
    private var accessoryCenter: CGFloat?
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
                let layout = Self.layout(of: content, isBelowLeft: isBelowLeft, fitting: bounds.width)
                place(firstView, layout.first)
                place(secondView, layout.second)
            }
        }
    }

    /// An accessory beside a text is centered where the row centers accessories, as it is without the text.
    private func place(_ view: some RightContentView, _ part: Placement) {
        var frame = part.frame
        if let accessoryCenter, part.baseline == nil {
            frame.origin.y = PixelGrid.current.aligned(accessoryCenter - part.contentCenter)
        }
        view.update(accessoryCenter: part.baseline == nil ? nil : accessoryCenter.map { $0 - frame.minY })
        view.frame = frame.directed(in: self)
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
        layout(of: content, isBelowLeft: false, fitting: width).measurement
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

    /// Updates the layout for a position below or beside the left part.
    public func update(isBelowLeft: Bool) {
        guard isBelowLeft != self.isBelowLeft else { return }
        self.isBelowLeft = isBelowLeft
        setNeedsLayout()
    }

    /// Updates the point that accessories beside a text are centered on.
    public func update(accessoryCenter: CGFloat?) {
        guard accessoryCenter != self.accessoryCenter else { return }
        self.accessoryCenter = accessoryCenter
        setNeedsLayout()
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

    /// A part of the pair, measured from the leading edge and the top.
    private struct Placement {
        var frame: CGRect
        /// The distance from the top of the part to its first baseline, in points; `nil` without text.
        let baseline: CGFloat?
        /// The distance from the top of the part to the middle of its content, in points.
        let contentCenter: CGFloat
    }

    /// Returns the places of both parts, and the measurement of the pair.
    ///
    /// Beside the left part the pair ends at the trailing edge, below it it starts at the leading edge.
    private static func layout(
        of content: Content,
        isBelowLeft: Bool,
        fitting width: CGFloat
    ) -> (first: Placement, second: Placement, measurement: PartMeasurement) {
        let standard = PartInsets.right(CellTheme.current.spacing, isBelowLeft: false)
        let width = width.layoutLength
        let second = Second.measure(fitting: width, content: content.second)
        // The leading inset of the second part separates both.
        let usual = First.measure(fitting: width, content: content.first).insets?.right ?? standard.right
        // Two icons that can be tapped are so far apart that each answers to touches in 44 points.
        let areTargets = content.first is RightIconButton && content.second is RightIconButton
        let shared = usual - (areTargets ? max(CellTheme.current.spacing.mplus - standard.left, 0) : 0)
        let room = max(width - second.size.width + shared, 0)
        let first = First.measure(fitting: room, content: content.first)
        let neededWidth = min(max(first.size.width - shared, 0) + second.size.width, width)
        let frameWidth = width.isFinite && !isBelowLeft ? width : neededWidth

        // Two texts share their first baseline; all else is centered.
        let grid = PixelGrid.current
        var lead = grid.aligned((first.size.height - second.size.height) / 2)
        if let firstBaseline = first.firstBaseline, let secondBaseline = second.firstBaseline {
            lead = grid.aligned(firstBaseline - secondBaseline)
        }
        let (firstTop, secondTop) = (max(-lead, 0), max(lead, 0))
        let height = max(firstTop + first.size.height, secondTop + second.size.height)
        let secondStart = frameWidth - second.size.width
        let (firstInsets, secondInsets) = (first.insets ?? standard, second.insets ?? standard)
        let measurement = PartMeasurement(
            size: CGSize(width: neededWidth, height: height),
            minWidth: max(first.minWidth - shared, 0) + second.minWidth,
            firstBaseline: first.firstBaseline.map { $0 + firstTop } ?? second.firstBaseline.map { $0 + secondTop },
            insets: UIEdgeInsets(
                top: min(firstTop + firstInsets.top, secondTop + secondInsets.top),
                left: firstInsets.left,
                bottom: min(
                    height - firstTop - first.size.height + firstInsets.bottom,
                    height - secondTop - second.size.height + secondInsets.bottom
                ),
                right: secondInsets.right
            ),
            firstLineCenter: first.firstLineCenter.map { $0 + firstTop }
                ?? second.firstLineCenter.map { $0 + secondTop },
            lineCount: max(first.lineCount, second.lineCount),
            staysBesideText: first.staysBesideText && second.staysBesideText
        )
        func placement(_ part: PartMeasurement, x: CGFloat, y: CGFloat) -> Placement {
            Placement(
                frame: CGRect(origin: CGPoint(x: x, y: y), size: part.size),
                baseline: part.firstBaseline,
                contentCenter: part.contentCenter
            )
        }
        return (
            placement(first, x: secondStart + shared - first.size.width, y: firstTop),
            placement(second, x: secondStart, y: secondTop),
            measurement
        )
    }
}

extension RightPairView: InteractivePartView {
    var activationView: UIView? { activePart?.activationView }
}

import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The view of a row: a left part, a right part and the separator below them.
///
/// It does not depend on a cell, so it can be the content of a `ContainerCell` or a subview of any view, with a frame, in a
/// stack view or under constraints:
///
/// ```swift
/// let row = LeftRightContainer<LeftTitle, RightChevron>.View()
/// row.update(with: LeftRightContainer(left: LeftTitle(title: "Country"), right: RightChevron()))
/// row.didSelectHandler = { … }
/// stackView.addArrangedSubview(row)
/// ```
public final class LeftRightContainerView<Left: LeftContentView, Right: RightContentView>: ContentSizedView {
    /// The row with both parts and the separator.
    public typealias Content = LeftRightContainer<Left.Content, Right.Content>

    private var content: Content?
    /// The environment of the last update, for later layout passes.
    private var environment = CollectionViewEnvironment()

    /// Called when the row is tapped outside of a cell, beside its controls. In a cell the handler of the item is called.
    public var didSelectHandler: (@MainActor () -> Void)? {
        didSet { updateAccessibility() }
    }

    private let leftView = Left()
    private let rightView = Right()
    private let separatorView = SeparatorView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(leftView)
        addSubview(rightView)
        addSubview(separatorView)
        isAccessibilityElement = true
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftRightContainerView is made in code; it cannot be decoded.")
    }

    /// Returns the size of the content for a proposed width in points.
    public override func contentSize(fitting width: CGFloat) -> CGSize? {
        guard let content else { return nil }
        return environment.performAsCurrent { Self.size(fitting: width, content: content) }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        traitCollection.performAsCurrent { environment.performAsCurrent { layoutParts() } }
    }

    private func layoutParts() {
        guard let content else { return }
        let layout = LeftRightLayout(
            leftView: Left.self,
            rightView: Right.self,
            content: content,
            fitting: bounds.width
        )
        // In a row that is taller than its content, the parts are centered vertically; beside rows of the same height they
        // begin at the top.
        let top =
            environment[TopAlignedRowsKey.self]
            ? -min(layout.leftFrame.minY, layout.rightFrame.minY)
            : max(PixelGrid.current.aligned((bounds.height - layout.size.height) / 2), 0)

        rightView.update(isBelowLeft: layout.isStacked)
        rightView.update(accessoryCenter: layout.accessoryCenter)
        leftView.frame = layout.leftFrame.offsetBy(dx: 0, dy: top).directed(in: self)
        rightView.frame = layout.rightFrame.offsetBy(dx: 0, dy: top).directed(in: self)
        if let separator = separator(of: content) {
            separatorView.frame = SeparatorView.frame(
                of: separator.aligned(with: CellTheme.current.spacing),
                in: bounds.size
            ).directed(in: self)
        }
    }

    /// The current values of both parts, including changes that the user is making.
    public override var accessibilityValue: String? {
        get { joined(leftView.accessibilityValue, rightView.accessibilityValue) }
        set { super.accessibilityValue = newValue }
    }

    /// Activates the interactive part of the row, otherwise the row.
    public override func accessibilityActivate() -> Bool {
        if let activePart { return activePart.accessibilityActivate() }
        didSelectHandler?()
        return didSelectHandler != nil
    }

    // Controls keep their touches; all others arrive here. Without a handler they go on to the cell.

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard didSelectHandler != nil else { return super.touchesBegan(touches, with: event) }
        environment.performAsCurrent { backgroundColor = CellTheme.current.palette.pressedBackground }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let didSelectHandler else { return super.touchesEnded(touches, with: event) }
        backgroundColor = nil
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        didSelectHandler()
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard didSelectHandler != nil else { return super.touchesCancelled(touches, with: event) }
        backgroundColor = nil
    }

    public override func accessibilityIncrement() {
        rightView.accessibilityIncrement()
    }

    public override func accessibilityDecrement() {
        rightView.accessibilityDecrement()
    }

    /// The center of the view that activation uses, or of the row if no part is interactive.
    public override var accessibilityActivationPoint: CGPoint {
        get {
            guard let view = activePart?.activationView else { return super.accessibilityActivationPoint }
            let frame = view.accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { super.accessibilityActivationPoint = newValue }
    }

    private var activePart: (any InteractivePartView)? {
        [rightView, leftView].lazy.compactMap { $0 as? any InteractivePartView }.first { $0.activationView != nil }
    }
}

// MARK: - ContainerContentView

extension LeftRightContainerView: ContainerContentView {
    /// Returns the size of the view for a proposed width in points, using the current traits.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        LeftRightLayout(leftView: Left.self, rightView: Right.self, content: content, fitting: width).size
    }

    /// Updates the view to show `content`.
    public func update(with content: Content) {
        self.content = content
        environment = .current

        leftView.update(with: content.left)
        rightView.update(with: content.right)
        separatorView.isHidden = separator(of: content) == nil
        separatorView.backgroundColor = CellTheme.current.palette.overlaySeparator
        updateAccessibility()
        contentSizeDidChange()
        setNeedsLayout()
    }

    /// Forwards the handlers of an equal content to both parts.
    public func updateHandlers(with content: Content) {
        self.content = content

        leftView.updateHandlers(with: content.left)
        rightView.updateHandlers(with: content.right)
    }

    /// Prepares both parts for reuse.
    public func prepareForReuse() {
        leftView.prepareForReuse()
        rightView.prepareForReuse()
    }

    /// Updates both parts for an enabled or disabled row. The separator belongs to the list and stays as it is.
    public func update(isEnabled: Bool) {
        leftView.update(isEnabled: isEnabled)
        rightView.update(isEnabled: isEnabled)
    }

    /// The separator of the row, otherwise that of its section.
    private func separator(of content: Content) -> SeparatorType? {
        content.separator ?? environment[DefaultSeparatorKey.self].separator
    }

    /// The row is one accessibility element that combines both parts in reading order.
    private func updateAccessibility() {
        accessibilityLabel = joined(leftView.accessibilityLabel, rightView.accessibilityLabel)
        accessibilityTraits = leftView.accessibilityTraits.union(rightView.accessibilityTraits)
            .union(didSelectHandler == nil ? .none : .button)
        let actions = [leftView, rightView].flatMap { ($0.accessibilityCustomActions ?? []) + activations(of: $0) }
        accessibilityCustomActions = actions.isEmpty ? nil : actions
    }

    /// The action that activates a part which activating the row does not: a field beside a toggle.
    private func activations(of part: UIView) -> [UIAccessibilityCustomAction] {
        guard let interactive = part as? any InteractivePartView, interactive.activationView != nil,
            interactive !== activePart, let label = part.accessibilityLabel, !label.isEmpty
        else { return [] }
        return [UIAccessibilityCustomAction(name: label) { [weak part] _ in part?.accessibilityActivate() ?? false }]
    }

    private func joined(_ texts: String?...) -> String? {
        texts.compactMap { $0 }.joinedForAccessibility
    }
}

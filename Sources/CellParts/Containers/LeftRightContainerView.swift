import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A row on the screen: a left part, a right part and the separator below them.
///
/// The row knows nothing of cells. It can be the content of a `ContainerCell` or stand on any view.
public final class LeftRightContainerView<Left: LeftContentView, Right: RightContentView>: UIView {
    /// The parts and the separator.
    public typealias Content = LeftRightContainer<Left.Content, Right.Content>

    private var content: Content?
    /// What the row was updated in, for the layouts after that.
    private var environment = CollectionViewEnvironment()

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

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftRightContainerView is made in code; it cannot be decoded.")
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
        // In a row that is taller than it needs to be, the parts stay together in the middle.
        let top = max(PixelGrid.current.aligned((bounds.height - layout.size.height) / 2), 0)

        rightView.update(isBelowLeft: layout.isStacked)
        leftView.frame = layout.leftFrame.offsetBy(dx: 0, dy: top).directed(in: self)
        rightView.frame = layout.rightFrame.offsetBy(dx: 0, dy: top).directed(in: self)
        if let separator = content.separator {
            separatorView.frame = SeparatorView.frame(of: separator, in: bounds.size).directed(in: self)
        }
    }

    /// The values of both parts as they are now, also while the user changes them.
    public override var accessibilityValue: String? {
        get { joined(leftView.accessibilityValue, rightView.accessibilityValue) }
        set { super.accessibilityValue = newValue }
    }

    /// Activating the row uses the part that can be used.
    public override func accessibilityActivate() -> Bool {
        activePart?.accessibilityActivate() ?? false
    }

    public override func accessibilityIncrement() {
        rightView.accessibilityIncrement()
    }

    public override func accessibilityDecrement() {
        rightView.accessibilityDecrement()
    }

    /// The middle of what activation uses; of the row where nothing in it can be used.
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

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }
}

// MARK: - ContainerContentView

extension LeftRightContainerView: ContainerContentView {
    /// The size the view needs in `width` points, for the current traits.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        LeftRightLayout(leftView: Left.self, rightView: Right.self, content: content, fitting: width).size
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: Content) {
        self.content = content
        environment = .current

        leftView.update(with: content.left)
        rightView.update(with: content.right)
        separatorView.isHidden = content.separator == nil
        separatorView.backgroundColor = CellTheme.current.palette.separator
        updateAccessibility()
        setNeedsLayout()
    }

    /// Passes the closures of an equal content on to both parts.
    public func updateHandlers(with content: Content) {
        self.content = content

        leftView.updateHandlers(with: content.left)
        rightView.updateHandlers(with: content.right)
    }

    /// Lets both parts go of what belongs to their contents.
    public func prepareForReuse() {
        leftView.prepareForReuse()
        rightView.prepareForReuse()
    }

    /// A row is one element, which speaks for both of its parts in reading order.
    private func updateAccessibility() {
        accessibilityLabel = joined(leftView.accessibilityLabel, rightView.accessibilityLabel)
        accessibilityTraits = leftView.accessibilityTraits.union(rightView.accessibilityTraits)
        let actions = (leftView.accessibilityCustomActions ?? []) + (rightView.accessibilityCustomActions ?? [])
        accessibilityCustomActions = actions.isEmpty ? nil : actions
    }

    private func joined(_ texts: String?...) -> String? {
        texts.compactMap { $0 }.joinedForAccessibility
    }
}

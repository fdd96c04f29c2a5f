import Foundation

/// A relation between an attribute of one view or guide and that of another, or a number:
/// `first = multiplier * second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    nonisolated(unsafe) final var associatedObjects = AssociatedObjectsFlag()
    final var first = LayoutSide.none
    final var second = LayoutSide.none
    private var relationStorage = Relation.equal
    private var multiplierStorage: CGFloat = 1
    private var constantStorage: CGFloat = 0
    private var priorityStorage = UILayoutPriority.required
    /// The view that holds the constraint while it is active.
    final weak var holder: UIView?
    /// What stands in the log for constraints that the layout itself makes.
    final var origin = Origin.app

    /// Who made a constraint.
    enum Origin {
        case app, autoresizingMask, encapsulatedSize, stackView, layoutSupport, guide
    }

    /// Makes an empty constraint; use the initialiser with items and attributes.
    public override init() {
        super.init()
    }

    deinit {
        associatedObjects.release(of: self)
    }

    /// Makes a constraint that is not active yet.
    ///
    /// - Parameter view2: Another view or guide; nil for `first relation constant`, which only sizes can have.
    public convenience init(
        item view1: Any,
        attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        self.init()
        let second =
            view2.map { LayoutSide(item: Self.layoutItem($0), attribute: attr2) } ?? .none
        configure(
            LayoutSide(item: Self.layoutItem(view1), attribute: attr1),
            relation,
            second,
            multiplier: multiplier,
            constant: c
        )
    }

    // MARK: What is related

    /// The view or guide on the left side.
    open var firstItem: AnyObject? { first.item }

    /// The attribute on the left side.
    open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }

    /// The view or guide on the right side.
    open var secondItem: AnyObject? { second.item }

    /// The attribute on the right side.
    open var secondAttribute: NSLayoutConstraint.Attribute { second.attribute }

    /// The anchor on the left side.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    /// The anchor on the right side.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isNone ? nil : NSLayoutAnchor(second) }

    /// How the sides compare.
    open var relation: NSLayoutConstraint.Relation { relationStorage }

    /// What the right attribute is multiplied with.
    open var multiplier: CGFloat { multiplierStorage }

    /// What is added to the right side, in points. An active constraint may be given another.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            guard newValue != constantStorage else { return }
            constantStorage = newValue
            holder?.constantDidChange(of: self)
        }
    }

    /// How much the constraint matters.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            guard newValue != priorityStorage else { return }
            priorityStorage = newValue
            holder?.priorityDidChange(of: self)
        }
    }

    /// Kept for code that sets it; nothing is archived here.
    open var shouldBeArchived = false

    /// A name that is shown in logs.
    open var identifier: String?

    // MARK: Activity

    /// Whether the constraint takes part in layout. Activating adds it to the nearest view that holds both items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Makes all of the constraints active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes all of the constraints inactive.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The relation in the words of UIKit's log.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { summary }
    }

    nonisolated open override var debugDescription: String { description }
}

extension NSLayoutConstraint {
    /// Makes a constraint of two sides.
    convenience init(
        _ first: LayoutSide,
        _ relation: Relation,
        _ second: LayoutSide = .none,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        self.init()
        configure(first, relation, second, multiplier: multiplier, constant: constant)
        priorityStorage = priority
    }

    private func configure(
        _ first: LayoutSide,
        _ relation: Relation,
        _ second: LayoutSide,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        precondition(
            Self.canPair(first, second),
            """
            NSLayoutConstraint for \(first.item.map { "\($0)" } ?? "nil"): Invalid pairing of layout attributes \
            \(first.attribute.name) and \(second.attribute.name). Places come in pairs, and only sizes can be set to a \
            constant.
            """
        )
        self.first = first
        self.second = second
        relationStorage = relation
        multiplierStorage = multiplier
        constantStorage = constant
    }

    /// Places go with places, also along the other axis if one insists; sizes go with any size, and with numbers.
    private static func canPair(_ first: LayoutSide, _ second: LayoutSide) -> Bool {
        if second.isNone { return first.isSize }
        return first.isSize == second.isSize
    }

    private static func layoutItem(_ item: Any) -> AnyObject {
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        preconditionFailure("NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
    }
}

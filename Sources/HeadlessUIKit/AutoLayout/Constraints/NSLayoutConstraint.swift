import Foundation

/// A relation between attributes of two views or guides, or between an attribute and a constant: `first = multiplier *
/// second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    nonisolated(unsafe) final var associatedObjects = AssociatedObjectsFlag()
    final var first = LayoutSide.none
    final var second = LayoutSide.none
    private var relationStorage = Relation.equal
    private var multiplierStorage: CGFloat = 1
    private var constantStorage: CGFloat = 0
    private var priorityStorage = UILayoutPriority.required
    /// The view that holds the active constraint.
    final weak var holder: (any ViewElement)?
    /// The origin of the constraint, shown in the log for constraints that the layout system creates.
    final var origin = Origin.app

    /// The creators of constraints.
    enum Origin {
        case app, autoresizingMask, encapsulatedSize, stackView, layoutSupport, guide
    }

    /// Creates an empty constraint. Use the initializer with items and attributes instead.
    public override init() {
        super.init()
    }

    deinit {
        associatedObjects.release(of: self)
    }

    /// Creates an inactive constraint.
    ///
    /// - Parameters:
    ///   - view1: The first view.
    ///   - attr1: The attribute of the first view.
    ///   - relation: How both sides compare.
    ///   - view2: The second view or guide; `nil` to relate a size attribute to the constant.
    ///   - attr2: The attribute of the second view.
    ///   - multiplier: The factor of the second attribute.
    ///   - c: The constant that is added, in points.
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

    // MARK: Items and attributes

    /// The first view or guide of the constraint.
    open var firstItem: AnyObject? { first.item }

    /// The attribute of the first item.
    open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }

    /// The second view or guide of the constraint.
    open var secondItem: AnyObject? { second.item }

    /// The attribute of the second item.
    open var secondAttribute: NSLayoutConstraint.Attribute { second.attribute }

    /// The anchor of the first item.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

    /// The anchor of the second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isNone ? nil : NSLayoutAnchor(second) }

    /// The relation between the two sides.
    open var relation: NSLayoutConstraint.Relation { relationStorage }

    /// The multiplier of the second attribute.
    open var multiplier: CGFloat { multiplierStorage }

    /// The constant added to the second attribute, in points. Can be changed while the constraint is active.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            guard newValue != constantStorage else { return }
            constantStorage = newValue
            holder?.termsDidChange(of: self)
        }
    }

    /// The priority of the constraint.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            guard newValue != priorityStorage else { return }
            priorityStorage = newValue
            holder?.termsDidChange(of: self)
        }
    }

    /// Whether the constraint is archived with its view. No effect here: there are no archives.
    open var shouldBeArchived = false

    /// A name of the constraint for logs.
    open var identifier: String?

    // MARK: Activation

    /// Whether the constraint is active. Activating it adds it to the nearest common ancestor of both items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { performActivate() } else { performDeactivate() } }
    }

    /// Creates the constraints described by a string in the visual format language, such as
    /// `|-[title]-8-[value(>=40)]-|`.
    ///
    /// A connection to the superview without a number uses its layout margin.
    open class func constraints(
        withVisualFormat format: String,
        options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        makeConstraints(visualFormat: format, options: opts, metrics: metrics, views: views)
    }

    /// Activates the constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates the constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The description of the constraint in UIKit's format.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { summary }
    }

    nonisolated open override var debugDescription: String { description }
}

extension NSLayoutConstraint {
    /// Creates a constraint between two sides.
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

    /// Whether the attributes can be related: positions with positions, even of different axes; sizes with any size and
    /// with constants.
    private static func canPair(_ first: LayoutSide, _ second: LayoutSide) -> Bool {
        if second.isNone { return first.isSize }
        return first.isSize == second.isSize
    }

    static func layoutItem(_ item: Any) -> any LayoutElement {
        if let element = item as? any LayoutElement { return element }
        preconditionFailure("NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
    }
}

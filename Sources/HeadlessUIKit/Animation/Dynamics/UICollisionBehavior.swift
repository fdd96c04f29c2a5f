import Foundation

/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: UInt

        /// Creates a set from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Each other.
        public static var items: Mode { Mode(rawValue: 1 << 0) }
        /// The boundaries.
        public static var boundaries: Mode { Mode(rawValue: 1 << 1) }
        /// Each other and the boundaries.
        public static var everything: Mode { Mode(rawValue: .max) }
    }

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        let lines: [[CGPoint]]
    }

    private var stored: DynamicItems
    private var boundaries: [AnyHashable: Boundary] = [:]
    private var boundaryOrder: [AnyHashable] = []
    private var insets: UIEdgeInsets?
    private var touching: [ContactPair] = []
    private var touched: [ContactPair] = []

    /// Two items that touch, or an item and a boundary.
    private struct ContactPair {
        let first: any UIDynamicItem
        var second: (any UIDynamicItem)?
        var boundary: AnyHashable?
        var point: CGPoint

        func isSame(as other: ContactPair) -> Bool {
            first === other.first && second === other.second && boundary == other.boundary
        }
    }

    /// Creates a behavior whose items collide with each other and with boundaries.
    public init(items: [any UIDynamicItem]) {
        stored = DynamicItems(items)
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        stored.add(item)
        itemsDidChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        stored.remove(item)
        itemsDidChange()
    }

    /// The items that collide.
    open var items: [any UIDynamicItem] { stored.all }

    /// What the items collide with.
    open var collisionMode = Mode.everything {
        didSet { itemsDidChange() }
    }

    /// Whether the bounds of the reference view are a boundary.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set {
            insets = newValue ? .zero : nil
            itemsDidChange()
        }
    }

    /// Makes the bounds of the reference view a boundary, inset by distances in points.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        itemsDidChange()
    }

    /// Adds a path as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let key = Self.key(of: identifier)
        if boundaries[key] == nil { boundaryOrder.append(key) }
        boundaries[key] = Boundary(
            identifier: identifier,
            path: bezierPath,
            lines: bezierPath.cgPath.polyline.flatMap { line in zip(line, line.dropFirst()).map { [$0, $1] } }
        )
        itemsDidChange()
    }

    /// Adds a line as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary; `nil` if there is none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries[Self.key(of: identifier)]?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let key = Self.key(of: identifier)
        boundaries[key] = nil
        boundaryOrder.removeAll { $0 == key }
        itemsDidChange()
    }

    /// The identifiers of the boundaries in the order in which they were added; `nil` if there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaryOrder.isEmpty ? nil : boundaryOrder.compactMap { boundaries[$0]?.identifier }
    }

    /// Removes all boundaries except the bounds of the reference view.
    open func removeAllBoundaries() {
        boundaries = [:]
        boundaryOrder = []
        itemsDidChange()
    }

    /// Told when items begin and end to touch.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    private static func key(of identifier: any NSCopying) -> AnyHashable {
        identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    // MARK: Colliding

    override var affectedItems: [any UIDynamicItem] { stored.all }

    override func applyConstraints(in world: DynamicWorld, seconds: CGFloat) {
        forEachContact(in: world) { contact, first, second, boundary in
            contact.bounce(first, second)
            note(ContactPair(first: first.item, second: second?.item, boundary: boundary, point: contact.point))
        }
    }

    override func correctPositions(in world: DynamicWorld) {
        forEachContact(in: world) { contact, first, second, _ in contact.separate(first, second) }
    }

    override func frameDidEnd(in world: DynamicWorld) {
        let (old, new) = (touching, touched)
        touching = new
        touched = []
        for pair in new where !old.contains(where: { $0.isSame(as: pair) }) { report(pair, began: true) }
        for pair in old where !new.contains(where: { $0.isSame(as: pair) }) { report(pair, began: false) }
    }

    private func note(_ pair: ContactPair) {
        if !touched.contains(where: { $0.isSame(as: pair) }) { touched.append(pair) }
    }

    private func report(_ pair: ContactPair, began: Bool) {
        guard let collisionDelegate else { return }
        if let second = pair.second {
            if began {
                collisionDelegate.collisionBehavior(self, beganContactFor: pair.first, with: second, at: pair.point)
            } else {
                collisionDelegate.collisionBehavior(self, endedContactFor: pair.first, with: second)
            }
            return
        }
        let identifier = pair.boundary.flatMap { boundaries[$0]?.identifier }
        if began {
            collisionDelegate.collisionBehavior(
                self,
                beganContactFor: pair.first,
                withBoundaryIdentifier: identifier,
                at: pair.point
            )
        } else {
            collisionDelegate.collisionBehavior(self, endedContactFor: pair.first, withBoundaryIdentifier: identifier)
        }
    }

    private func forEachContact(
        in world: DynamicWorld,
        _ body: (DynamicContact, DynamicBody, DynamicBody?, AnyHashable?) -> Void
    ) {
        let bodies = stored.all.map { world.body(of: $0) }
        for (index, first) in bodies.enumerated() {
            if collisionMode.contains(.boundaries) {
                for key in boundaryOrder {
                    for line in boundaries[key]?.lines ?? [] {
                        if let contact = DynamicContact(between: first.outline, and: line) {
                            body(contact, first, nil, key)
                        }
                    }
                }
                for contact in boundsContacts(of: first, in: world) { body(contact, first, nil, nil) }
            }
            guard collisionMode.contains(.items) else { continue }
            for second in bodies[(index + 1)...] {
                if let contact = DynamicContact(between: first.outline, and: second.outline) {
                    body(contact, first, second, nil)
                }
            }
        }
    }

    /// Returns where an item is beyond the bounds of the reference view. Unlike lines, no item is too fast for them.
    private func boundsContacts(of body: DynamicBody, in world: DynamicWorld) -> [DynamicContact] {
        guard let insets, let view = world.referenceView else { return [] }
        let bounds = view.bounds.inset(by: insets)
        let sides: [(normal: CGPoint, place: CGFloat)] = [
            (CGPoint(x: -1, y: 0), -bounds.minX), (CGPoint(x: 1, y: 0), bounds.maxX),
            (CGPoint(x: 0, y: -1), -bounds.minY), (CGPoint(x: 0, y: 1), bounds.maxY),
        ]
        let outline = body.outline
        return sides.compactMap { side in
            let beyond = outline.filter { $0.dot(side.normal) > side.place }
            guard let depth = beyond.map({ $0.dot(side.normal) - side.place }).max() else { return nil }
            let middle = beyond.reduce(CGPoint.zero) { $0.plus($1) }.times(1 / CGFloat(beyond.count))
            return DynamicContact(normal: side.normal, depth: depth, point: middle)
        }
    }
}

// Apple's initializer is inherited, and nonisolated as that of `NSObject` is; a class of the main actor can't override it so.
extension UICollisionBehavior {
    /// Creates a behavior without items.
    @_documentation(visibility: private)
    public convenience init(_empty: Void = ()) {
        self.init(items: [])
    }
}

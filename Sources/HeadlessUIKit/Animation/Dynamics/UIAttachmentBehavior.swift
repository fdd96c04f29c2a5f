import Foundation

/// Holds an item to a point or to another item: by a rod, a spring, a rope, a pin or a slide.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    private enum Kind {
        case rod, rope, pin, fixed
        /// Along an axis.
        case slide(CGPoint)
    }

    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private let firstOffset: UIOffset
    private let secondOffset: UIOffset
    private var kind = Kind.rod
    private var anchor: CGPoint
    private var distance: CGFloat = 0
    /// The difference of the angles at the start.
    private var restAngle: CGFloat = 0

    /// Attaches the center of an item to a point, at its present distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item to a point, at its present distance.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        first = item
        second = nil
        firstOffset = offset
        secondOffset = .zero
        anchor = point
        super.init()
        measure()
    }

    /// Attaches the centers of two items, at their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items, at their present distance.
    public init(
        item item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        first = item1
        second = item2
        firstOffset = offset1
        secondOffset = offset2
        anchor = .zero
        super.init()
        measure()
    }

    /// Lets an item slide along an axis through a point, relative to another item.
    open class func slidingAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        joint(between: item1, and: item2, at: point, .slide(unit(axis)))
    }

    /// Lets an item slide along an axis through a point.
    open class func slidingAttachment(
        with item: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        let offset = UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
        let made = UIAttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: point)
        made.kind = .slide(unit(axis))
        return own(made)
    }

    /// Keeps points of two items no farther apart than they are.
    open class func limitAttachment(
        with item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self {
        let made = UIAttachmentBehavior(
            item: item1,
            offsetFromCenter: offset1,
            attachedTo: item2,
            offsetFromCenter: offset2
        )
        made.kind = .rope
        return own(made)
    }

    /// Fixes two items to each other.
    open class func fixedAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> Self {
        joint(between: item1, and: item2, at: point, .fixed)
    }

    /// Pins two items to each other at a point, about which they turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> Self {
        joint(between: item1, and: item2, at: point, .pin)
    }

    private class func joint(
        between item1: any UIDynamicItem,
        and item2: any UIDynamicItem,
        at point: CGPoint,
        _ kind: Kind
    ) -> Self {
        func offset(of item: any UIDynamicItem) -> UIOffset {
            let inside = point.minus(item.center).applyingInverse(of: item.transform)
            return UIOffset(horizontal: inside.x, vertical: inside.y)
        }
        let made = UIAttachmentBehavior(
            item: item1,
            offsetFromCenter: offset(of: item1),
            attachedTo: item2,
            offsetFromCenter: offset(of: item2)
        )
        made.kind = kind
        return own(made)
    }

    /// Swift can't create a subclass without a required initializer.
    private class func own(_ made: UIAttachmentBehavior) -> Self {
        guard let own = made as? Self else {
            preconditionFailure("\(Self.self) can't be created by the class methods of UIAttachmentBehavior.")
        }
        return own
    }

    private static func unit(_ axis: CGVector) -> CGPoint {
        let length = hypot(axis.dx, axis.dy)
        return length > 0 ? CGPoint(x: axis.dx / length, y: axis.dy / length) : CGPoint(x: 1, y: 0)
    }

    /// The attached items.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    /// What the item is attached to.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The point to which the item is attached.
    open var anchorPoint: CGPoint {
        get { anchor }
        set {
            anchor = newValue
            itemsDidChange()
        }
    }

    /// The distance in points at which the item is held.
    open var length: CGFloat {
        get { distance }
        set {
            distance = newValue
            itemsDidChange()
        }
    }

    /// How soon the oscillation of a spring ends: 1 doesn't overshoot.
    open var damping: CGFloat = 0 {
        didSet { itemsDidChange() }
    }

    /// The frequency of a spring in hertz; 0 for a rod.
    open var frequency: CGFloat = 0 {
        didSet { itemsDidChange() }
    }

    /// The torque that turning must overcome. No effect here.
    open var frictionTorque: CGFloat = 0

    /// How far the item may slide, in points from where it was.
    open var attachmentRange = UIFloatRange.infinite {
        didSet { itemsDidChange() }
    }

    private func measure() {
        let (one, other) = (DynamicBody(first), second.map { DynamicBody($0) })
        let joint = makeJoint(one, other)
        let gap = joint.secondPoint.minus(joint.firstPoint)
        distance = hypot(gap.x, gap.y)
        restAngle = (other?.angle ?? 0) - one.angle
    }

    private func makeJoint(_ one: DynamicBody, _ other: DynamicBody?) -> DynamicJoint {
        DynamicJoint(
            first: one,
            second: other,
            firstArm: one.arm(firstOffset),
            secondArm: other?.arm(secondOffset) ?? .zero,
            anchor: anchor
        )
    }

    override var affectedItems: [any UIDynamicItem] { items }

    override func applyConstraints(in world: DynamicWorld, seconds: CGFloat) {
        let joint = makeJoint(world.body(of: first), second.map { world.body(of: $0) })
        let gap = joint.secondPoint.minus(joint.firstPoint)
        let length = hypot(gap.x, gap.y)
        let direction = length > 0 ? gap.times(1 / length) : CGPoint(x: 0, y: 1)
        switch kind {
        case .rod:
            joint.solve(
                along: direction,
                error: length - distance,
                seconds: seconds,
                frequency: frequency,
                damping: damping
            )
        case .rope:
            if length >= distance { joint.solve(along: direction, error: length - distance, seconds: seconds) }
        case .pin, .fixed:
            joint.solve(along: CGPoint(x: 1, y: 0), error: gap.x, seconds: seconds)
            joint.solve(along: CGPoint(x: 0, y: 1), error: gap.y, seconds: seconds)
        case .slide(let axis):
            let across = CGPoint(x: -axis.y, y: axis.x)
            joint.solve(along: across, error: gap.dot(across), seconds: seconds)
            // The item slides from the anchor, the gap points back to it.
            let place = -gap.dot(axis)
            if place < attachmentRange.minimum || place > attachmentRange.maximum {
                let end = min(max(place, attachmentRange.minimum), attachmentRange.maximum)
                joint.solve(along: axis, error: end - place, seconds: seconds)
            }
        }
        switch kind {
        case .fixed, .slide:
            let angle = (joint.second?.angle ?? 0) - joint.first.angle - restAngle
            joint.solve(angle: angle, seconds: seconds)
        case .rod, .rope, .pin: break
        }
    }
}

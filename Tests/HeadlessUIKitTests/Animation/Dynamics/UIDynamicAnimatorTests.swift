import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIDynamicAnimatorTests {
    private let window = makeWindow()
    private let space = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        window.addSubview(space)
        space.addSubview(box)
        animator = UIDynamicAnimator(referenceView: space)
    }

    private func near(_ one: CGFloat, _ other: CGFloat, within distance: CGFloat = 1) -> Bool {
        abs(one - other) < distance
    }

    @Test("gravity pulls an item by 1,000 points per second squared")
    func gravity() {
        animator.addBehavior(UIGravityBehavior(items: [box]))
        expect(animator.isRunning)
        window.clock.advance(by: 0.5)
        expect(near(box.center.y, 50 + 125, within: 2))
        expect(near(box.center.x, 150, within: 0.001))
        expect(near(CGFloat(animator.elapsedTime), 0.5, within: 0.02))
    }

    @Test("an item falls on the bounds of the view, rests there, and the animator pauses")
    func resting() {
        let log = Log()
        animator.delegate = log
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = log
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
        window.clock.advance(by: 3)
        expect(near(box.frame.maxY, 400, within: 0.5) && near(box.frame.minX, 100, within: 0.5))
        expect(!animator.isRunning)
        expectEqual(log.events, ["resume", "begin bounds", "pause"])
        expect(window.clock.isIdle)
    }

    @Test("an elastic item bounces, an inelastic one doesn't")
    func bouncing() {
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        let properties = UIDynamicItemBehavior(items: [box])
        properties.elasticity = 0.8
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
        animator.addBehavior(properties)
        // It falls 300 points in 0.77 s.
        window.clock.advance(by: 0.85)
        expect(properties.linearVelocity(for: box).y < -400)
        expect(box.frame.maxY < 400)
    }

    @Test("items push each other")
    func itemsCollide() {
        let other = UIView(frame: CGRect(x: 210, y: 0, width: 50, height: 100))
        space.addSubview(other)
        let collision = UICollisionBehavior(items: [box, other])
        let log = Log()
        collision.collisionDelegate = log
        animator.addBehavior(collision)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 2, dy: 0)
        animator.addBehavior(push)
        window.clock.advance(by: 0.5)
        expect(!push.active)
        expect(other.frame.minX > 220 && other.frame.minX >= box.frame.maxX - 0.5)
        expect(near(box.center.y, 50, within: 0.01))
        expectEqual(log.events.first, "begin items")
    }

    @Test("a boundary stops items and is named to the delegate")
    func boundary() {
        let collision = UICollisionBehavior(items: [box])
        collision.addBoundary(
            withIdentifier: "floor" as NSString,
            from: CGPoint(x: 0, y: 200),
            to: CGPoint(x: 300, y: 200)
        )
        let log = Log()
        collision.collisionDelegate = log
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        window.clock.advance(by: 2)
        expect(near(box.frame.maxY, 200, within: 0.5))
        expectEqual(log.events, ["begin floor"])
        expectEqual(collision.boundaryIdentifiers?.count, 1)
        expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    }

    @Test("round items roll off each other's edges, where rectangles would rest")
    func ellipses() {
        let ball = Ball(frame: CGRect(x: 160, y: 150, width: 100, height: 100))
        space.addSubview(ball)
        let fixed = UIDynamicItemBehavior(items: [ball])
        fixed.isAnchored = true
        animator.addBehavior(fixed)
        animator.addBehavior(UICollisionBehavior(items: [box, ball]))
        animator.addBehavior(UIGravityBehavior(items: [box]))
        window.clock.advance(by: 2)
        expect(box.center.y > 400 && box.center.x < 150)
        expectEqual(ball.center, CGPoint(x: 210, y: 200))
    }

    @Test("a snapped item comes to rest at its point, upright")
    func snapping() {
        box.transform = CGAffineTransform(rotationAngle: 1)
        animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 60, y: 300)))
        window.clock.advance(by: 3)
        expect(near(box.center.x, 60, within: 0.1) && near(box.center.y, 300, within: 0.1))
        expect(near(atan2(box.transform.b, box.transform.a), 0, within: 0.01))
        expect(!animator.isRunning)
    }

    @Test("an attached item swings at its distance, and a spring stretches it")
    func attachment() {
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: -50))
        expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
        attachment.anchorPoint = CGPoint(x: 50, y: 50)
        animator.addBehavior(attachment)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        for _ in 0..<30 {
            window.clock.advance(by: 0.05)
            let distance = hypot(box.center.x - 50, box.center.y - 50)
            expect(near(distance, 100, within: 2))
        }
        attachment.frequency = 1
        attachment.damping = 0.5
        window.clock.advance(by: 10)
        // The weight of 1,000 stretches a spring of 1 hertz by 1,000 / (2π)² = 25 points.
        expect(near(hypot(box.center.x - 50, box.center.y - 50), 125, within: 20))
    }

    @Test("a sliding item stays on its axis and in its range")
    func sliding() {
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: box,
            attachmentAnchor: box.center,
            axisOfTranslation: CGVector(dx: 0, dy: 1)
        )
        slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
        let gravity = UIGravityBehavior(items: [box])
        gravity.gravityDirection = CGVector(dx: 1, dy: 1)
        animator.addBehavior(slide)
        animator.addBehavior(gravity)
        window.clock.advance(by: 2)
        expect(near(box.center.x, 150, within: 2) && near(box.center.y, 130, within: 3))
    }

    @Test("velocities are added, resistance slows items, anchored items stay")
    func properties() {
        let properties = UIDynamicItemBehavior(items: [box])
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        properties.addAngularVelocity(1, for: box)
        animator.addBehavior(properties)
        window.clock.advance(by: 0.5)
        expect(near(box.center.x, 200))
        expect(near(properties.angularVelocity(for: box), 1, within: 0.001))
        properties.resistance = 5
        window.clock.advance(by: 1)
        expect(properties.linearVelocity(for: box).x < 10)
        properties.isAnchored = true
        let place = box.center
        properties.addLinearVelocity(CGPoint(x: 0, y: 500), for: box)
        window.clock.advance(by: 0.5)
        expectEqual(box.center, place)
    }

    @Test("a behavior of children runs them, calls its action per frame, and stops when it is removed")
    func children() {
        let behavior = UIDynamicBehavior()
        behavior.addChildBehavior(UIGravityBehavior(items: [box]))
        var frames = 0
        behavior.action = { frames += 1 }
        animator.addBehavior(behavior)
        expect(behavior.dynamicAnimator === animator && behavior.childBehaviors[0].dynamicAnimator === animator)
        window.clock.advance(by: 0.1)
        expect(frames == 6 || frames == 5)
        animator.removeAllBehaviors()
        let place = box.center
        window.clock.advance(by: 1)
        expect(box.center == place && animator.behaviors.isEmpty)
    }

    @Test("an item that the app moved goes on from there")
    func updating() {
        animator.addBehavior(UIGravityBehavior(items: [box]))
        window.clock.advance(by: 0.2)
        box.center = CGPoint(x: 20, y: 30)
        animator.updateItem(usingCurrentState: box)
        window.clock.advance(by: 0.1)
        expect(near(box.center.x, 20, within: 0.01) && box.center.y > 30 && box.center.y < 40)
        expectEqual(animator.items(in: space.bounds).count, 1)
    }

    @Test("the items of a group move and turn as one")
    func groups() {
        let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        space.addSubview(other)
        let group = UIDynamicItemGroup(items: [box, other])
        expect(group.center == CGPoint(x: 200, y: 50) && group.bounds.size == CGSize(width: 200, height: 100))
        group.center = CGPoint(x: 200, y: 150)
        group.transform = CGAffineTransform(rotationAngle: .pi)
        expect(near(box.center.x, 250, within: 0.01) && near(other.center.x, 150, within: 0.01))
        expect(near(box.center.y, 150, within: 0.01))
    }
}

@MainActor private final class Log: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var events: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        events.append("resume")
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        events.append("pause")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        events.append("begin items")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {
        events.append("begin \((identifier as? NSString).map { String($0) } ?? "bounds")")
    }
}

private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

@MainActor @Suite struct DynamicLayoutTests {
    private final class FallingLayout: UICollectionViewLayout {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override func prepare() {
            guard animator.behaviors.isEmpty else { return }
            attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            animator.addBehavior(UIGravityBehavior(items: [attributes]))
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 2000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [attributes]
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    private final class OneCell: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("layout attributes can be items: their cells follow them")
    func layout() {
        let window = makeWindow()
        let layout = FallingLayout()
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let source = OneCell()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        window.addSubview(list)
        window.hostLayout()
        expectEqual(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 0)
        window.clock.advance(by: 0.5)
        window.hostLayout()
        let top = list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY ?? 0
        expect(top > 100 && top < 140)
    }
}

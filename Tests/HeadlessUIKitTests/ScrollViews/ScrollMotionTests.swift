import Expectations
import Testing

@testable import HeadlessUIKit

@Suite struct ScrollMotionTests {
    private func motion(from start: CGFloat, velocity: CGFloat, to target: CGFloat) -> ScrollMotion {
        ScrollMotion(from: start, velocity: velocity, towards: target, in: 0...1_000, rate: 0.998, bounces: true)
    }

    @Test(
        "the velocity is that of the movement, while it slows down, beyond the end and on the way back",
        arguments: [
            ScrollMotion(from: 0, velocity: 1_000, towards: 499, in: 0...1_000, rate: 0.998, bounces: true),
            ScrollMotion(from: 900, velocity: 1_000, towards: 1_399, in: 0...1_000, rate: 0.998, bounces: true),
            ScrollMotion(from: -50, velocity: -300, towards: -50, in: 0...1_000, rate: 0.998, bounces: true),
        ]
    )
    func velocity(motion: ScrollMotion) {
        let step = 1e-6
        for time in stride(from: 0.013, to: motion.duration - 0.02, by: 0.031) {
            let difference = motion.offset(after: time + step) - motion.offset(after: time - step)
            expect(abs(motion.velocity(after: time) - difference / (2 * step)) < 0.1)
        }
    }

    @Test("content slows down to its target and stays there")
    func slowingDown() {
        let motion = motion(from: 0, velocity: 1_000, to: 499)
        expectEqual(motion.offset(after: 0), 0)
        expect(motion.offset(after: 0.1) > motion.offset(after: 0.05))
        expect(abs(motion.offset(after: motion.duration - 0.001) - 499) < 0.3)
        expectEqual(motion.offset(after: motion.duration + 5), 499)
        expect(motion.duration > 2 && motion.duration < 5)
    }

    @Test("fast content goes beyond its end and comes back to it")
    func bouncing() {
        let motion = motion(from: 900, velocity: 2_000, to: 1_898)
        let offsets = stride(from: 0, to: motion.duration, by: 0.01).map(motion.offset)
        expect((offsets.max() ?? 0) > 1_030)
        expectEqual(motion.offset(after: motion.duration), 1_000)
        expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($0 - $1) < 25 })
    }

    @Test("content let go beyond its end comes straight back")
    func comingBack() {
        let motion = motion(from: -80, velocity: 0, to: -80)
        let offsets = stride(from: 0, to: motion.duration, by: 0.01).map(motion.offset)
        expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
        expectEqual(motion.offset(after: motion.duration), 0)
    }

    @Test("the rubber band and its inverse undo each other")
    func rubberBand() {
        for overshoot in [CGFloat(-300), -10, 0, 5, 500] {
            let displacement = RubberBand.displacement(forOvershoot: overshoot, length: 400)
            expect(abs(displacement) <= abs(overshoot))
            expect(abs(RubberBand.overshoot(forDisplacement: displacement, length: 400) - overshoot) < 0.001)
        }
        expectEqual(RubberBand.displacement(forOvershoot: 50, length: 0), 0)
    }
}

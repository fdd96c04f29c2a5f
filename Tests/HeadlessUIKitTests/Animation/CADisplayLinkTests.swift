import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct CADisplayLinkTests {
    private final class Ticks: UIView {
        var times: [CFTimeInterval] = []

        func tick(_ link: CADisplayLink) {
            times.append(link.timestamp)
        }
    }

    private let window = makeWindow()
    private let ticks = Ticks()

    init() {
        window.addSubview(ticks)
    }

    private func makeLink() -> CADisplayLink {
        let link = CADisplayLink(target: ticks, selector: Selector("tick:", Ticks.tick))
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test("a display link calls its target once per frame of the clock of the target's window")
    func frames() {
        let link = makeLink()
        for _ in 0..<6 { window.clock.advance(by: 1.0 / 60) }
        expectEqual(ticks.times.count, 6)
        expect(abs(ticks.times[5] - ticks.times[0] - 5.0 / 60) < 1e-9)
        expect(abs(link.duration - 1.0 / 60) < 1e-9)
        expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
        link.invalidate()
        window.clock.advance(by: 1)
        expect(ticks.times.count == 6 && window.clock.isIdle)
    }

    @Test("a paused display link waits, and a removed one stops")
    func pausing() {
        let link = makeLink()
        link.isPaused = true
        window.clock.advance(by: 1)
        expect(ticks.times.isEmpty)
        link.isPaused = false
        window.clock.advance(by: 0.5)
        expectEqual(ticks.times.count, 30)
        link.remove(from: .main, forMode: .common)
        window.clock.advance(by: 0.5)
        expectEqual(ticks.times.count, 30)
    }

    @Test("a preferred frame rate skips frames")
    func frameRates() {
        let link = makeLink()
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
        window.clock.advance(by: 1)
        expect(abs(ticks.times.count - 20) <= 1)
        expect(link.preferredFramesPerSecond == 20 && link.frameInterval == 3)
        link.invalidate()
    }
}

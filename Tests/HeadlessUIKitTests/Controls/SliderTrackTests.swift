import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Ticks, neutral values and styles of sliders")
struct SliderTrackTests {
    private let window = makeWindow()
    private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 34))
    private let log = CallLog()

    init() {
        slider.addAction(
            UIAction { [log] action in log.add("\((action.sender as? UISlider)?.value ?? -1)") },
            for: .valueChanged
        )
        window.addSubview(slider)
        window.hostLayout()
    }

    private func drag(to x: CGFloat) {
        let thumb = slider.thumb.frame
        window.hostTouchDown(at: CGPoint(x: thumb.midX, y: 17))
        window.hostTouchMoved(to: CGPoint(x: x, y: 17))
        window.hostTouchUp()
    }

    @Test("the thumb snaps to ticks, and VoiceOver goes from one to the next and reads its title")
    func ticks() {
        slider.maximumValue = 10
        let ticks: [UISlider.TrackConfiguration.Tick] = [
            .init(position: 1, title: "Loud"), .init(position: 0, title: "Quiet"), .init(position: 0.3),
        ]
        slider.trackConfiguration = UISlider.TrackConfiguration(ticks: ticks)
        window.hostLayout()
        expectEqual(slider.trackConfiguration?.ticks.map(\.position), [0, 0.3, 1])
        // The track of the thumb's center is 100 points long.
        drag(to: 13.5 + 40)
        expectEqual(slider.value, 3)
        drag(to: 13.5 + 90)
        expectEqual(slider.value, 10)
        expectEqual(log.take(), ["3.0", "10.0"])
        expectEqual(slider.accessibilityValue, "Loud")
        slider.accessibilityDecrement()
        expectEqual(slider.accessibilityValue, "30%")
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        expectEqual(slider.accessibilityValue, "Quiet")
        expectEqual(log.take(), ["3.0", "0.0"])
        slider.value = 7
        expectEqual(slider.value, 7, "an app may set any value")
    }

    @Test("ticks are dots on the track; equal distances, and none without a configuration")
    func dots() {
        let count = slider.subviews.count
        slider.trackConfiguration = UISlider.TrackConfiguration(allowsTickValuesOnly: false, numberOfTicks: 3)
        window.hostLayout()
        let dots = slider.subviews.filter { $0.bounds.size == CGSize(width: 4, height: 4) }
        expectEqual(dots.map(\.center.x), [13.5, 63.5, 113.5])
        drag(to: 13.5 + 40)
        expectEqual(slider.value, 0.4)
        slider.trackConfiguration = nil
        window.hostLayout()
        expectEqual(slider.subviews.count, count)
        for ticks in [0, 1, -4, .max] {
            let made = UISlider.TrackConfiguration(numberOfTicks: ticks).ticks
            expect(made.count <= 10_000 && made.allSatisfy { $0.position.isFinite })
        }
    }

    @Test("the fill begins at the neutral value, on both sides, mirrored as well")
    func neutralValue() {
        slider.trackConfiguration = UISlider.TrackConfiguration(
            allowsTickValuesOnly: false,
            neutralValue: 0.5,
            numberOfTicks: 0
        )
        slider.value = 0.8
        window.hostLayout()
        expectEqual(slider.minimumTrack.frame.minX, 63.5)
        expect(abs(slider.minimumTrack.frame.maxX - 93.5) < 0.001, "\(slider.minimumTrack.frame)")
        slider.value = 0.2
        window.hostLayout()
        expectEqual(slider.minimumTrack.frame.maxX, 63.5)
        slider.semanticContentAttribute = .forceRightToLeft
        window.hostLayout()
        expectEqual(slider.minimumTrack.frame.minX, 63.5)
        slider.trackConfiguration?.neutralValue = .nan
        expectEqual(slider.trackConfiguration?.neutralValue, 0)
    }

    @Test("only the enabled part can be chosen")
    func enabledRange() {
        slider.trackConfiguration = UISlider.TrackConfiguration(
            allowsTickValuesOnly: false,
            enabledRange: 0.25...2,
            numberOfTicks: 0
        )
        drag(to: 113.5)
        expectEqual(slider.value, 1)
        drag(to: 0)
        expectEqual(slider.value, 0.25)
    }

    @Test("a slider without a thumb is dragged from anywhere")
    func thumbless() {
        slider.sliderStyle = .thumbless
        window.hostLayout()
        expect(slider.thumb.isHidden)
        window.hostTouchDown(at: CGPoint(x: 100, y: 17))
        window.hostTouchMoved(to: CGPoint(x: 163.5, y: 17))
        window.hostTouchUp()
        expectEqual(slider.value, 0.5, "moves by the distance of the finger")
        slider.sliderStyle = .default
        window.hostLayout()
        expect(!slider.thumb.isHidden)
    }
}

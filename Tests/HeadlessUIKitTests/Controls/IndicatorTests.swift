import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIProgressViewTests {
    @Test("the bar is 4 points high and filled as far as the progress says")
    func filling() {
        let bar = UIProgressView(progressViewStyle: .default)
        expectEqual(bar.frame.height, 4)
        bar.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
        bar.progress = 0.25
        bar.layoutIfNeeded()
        expectEqual(bar.subviews[1].frame, CGRect(x: 0, y: 0, width: 25, height: 4))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.layoutIfNeeded()
        expectEqual(bar.subviews[1].frame, CGRect(x: 75, y: 0, width: 25, height: 4))
    }

    @Test("progress stays between 0 and 1")
    func clamping() {
        let bar = UIProgressView()
        bar.progress = 2
        expectEqual(bar.progress, 1)
        bar.progress = .nan
        expectEqual(bar.progress, 0)
    }

    @Test("a bar follows its observed progress in a window, frame by frame until it is finished")
    func observedProgress() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let window = makeWindow()
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        bar.observedProgress = progress
        expectEqual(bar.progress, 0.25)
        progress.completedUnitCount = 2
        window.clock.advance(by: 1)
        expectEqual(bar.progress, 0.25)
        window.addSubview(bar)
        window.clock.advance(by: 0.1)
        expectEqual(bar.progress, 0.5)
        progress.completedUnitCount = 4
        window.clock.advance(by: 0.1)
        expectEqual(bar.progress, 1)
        bar.observedProgress = nil
        bar.progress = 0
        window.clock.advance(by: 1)
        expectEqual(bar.progress, 0)
    }

    @Test("progress that is animated grows on the clock")
    func animation() {
        let window = makeWindow()
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        window.addSubview(bar)
        window.hostLayout()
        bar.setProgress(1, animated: true)
        window.hostLayout()
        expectEqual(bar.progress, 1)
        expectEqual(bar.subviews[1].layer.presentedValues.frame.width, 0)
        window.clock.advance(by: 0.125)
        let width = bar.subviews[1].layer.presentedValues.frame.width
        expect(width > 20 && width < 80)
        window.clock.advance(by: 0.2)
        expectEqual(bar.subviews[1].layer.presentedValues.frame.width, 100)
    }

    @Test("a progress view's accessibility value is in percent")
    func accessibility() {
        let bar = UIProgressView()
        bar.progress = 0.426
        expectEqual(bar.accessibilityValue, "43%")
        expectEqual(bar.accessibilityTraits, .updatesFrequently)
    }
}

@MainActor @Suite struct UIActivityIndicatorViewTests {
    @Test("indicators are 20 and 37 points")
    func sizes() {
        expectEqual(UIActivityIndicatorView(style: .medium).bounds.size, CGSize(width: 20, height: 20))
        expectEqual(UIActivityIndicatorView(style: .large).intrinsicContentSize, CGSize(width: 37, height: 37))
    }

    @Test("an activity indicator is hidden unless it is animating")
    func hiding() {
        let indicator = UIActivityIndicatorView(style: .medium)
        expect(indicator.isHidden)
        indicator.startAnimating()
        expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        expect(!indicator.isHidden)
    }

    @Test("the spokes rotate with the clock, only while animating in a window")
    func spokes() throws {
        let window = makeWindow()
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.startAnimating()
        expect(window.clock.isIdle)
        window.addSubview(indicator)
        let first = try HostRenderer.pixels(of: window, scale: 1)
        window.clock.advance(by: 0.05)
        expect(try HostRenderer.pixels(of: window, scale: 1).rgba == first.rgba)
        window.clock.advance(by: 0.06)
        expect(try HostRenderer.pixels(of: window, scale: 1).rgba != first.rgba)
        window.clock.advance(by: 0.7)
        expect(try HostRenderer.pixels(of: window, scale: 1).rgba == first.rgba)
        indicator.removeFromSuperview()
        expect(window.clock.isIdle)
        window.addSubview(indicator)
        expect(!window.clock.isIdle)
        indicator.stopAnimating()
        expect(window.clock.isIdle)
    }
}

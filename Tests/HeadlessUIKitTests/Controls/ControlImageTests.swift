import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Images of controls")
struct ControlImageTests {
    private let window = makeWindow(width: 200, height: 200)

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    private func touch(_ from: CGPoint, _ to: CGPoint? = nil) {
        window.hostTouchDown(at: from)
        if let to { window.hostTouchMoved(to: to) }
        window.hostTouchUp()
        window.hostLayout()
    }

    @Test("a slider's thumb has the size of its image, and the track ends at the images beside it")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        window.addSubview(slider)
        let normal = picture(20)
        slider.setThumbImage(normal, for: .normal)
        expect(slider.currentThumbImage === normal)
        expect(slider.thumbImage(for: .highlighted) === normal)
        let track = slider.trackRect(forBounds: slider.bounds)
        expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX, 200)
        slider.minimumValueImage = picture(16)
        expectEqual(slider.trackRect(forBounds: slider.bounds).minX, 24)
        expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds), CGRect(x: 0, y: 7.5, width: 16, height: 16))
        window.hostLayout()
        touch(CGPoint(x: 32, y: 15), CGPoint(x: 400, y: 15))
        expectEqual(slider.value, 1)
    }

    @Test("a finger that moves over a page control goes over its pages")
    func scrubbing() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = 5
        window.addSubview(control)
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 64, y: 13))
        expectEqual(control.interactionState, .discrete)
        window.hostTouchMoved(to: CGPoint(x: 136, y: 13))
        expectEqual(control.interactionState, .continuous)
        expectEqual(control.currentPage, 4)
        window.hostTouchUp()
        expectEqual(control.currentPage, 4)
        expectEqual(control.interactionState, .none)
        control.allowsContinuousInteraction = false
        touch(CGPoint(x: 64, y: 13), CGPoint(x: 80, y: 13))
        expectEqual(control.currentPage, 3)
        control.direction = .topToBottom
        expect(control.size(forNumberOfPages: 3).height > control.size(forNumberOfPages: 3).width)
        control.setIndicatorImage(picture(30), forPage: 1)
        expect(control.indicatorImage(forPage: 1) != nil)
        // The column keeps its images 30 wide, with 9.17 on either side: (25.667 - 7.333) / 2.
        expect(abs(control.intrinsicContentSize.width - 48.333) < 0.001)
    }

    @Test("a stepper shows the images of its buttons' states")
    func stepper() {
        let stepper = UIStepper(frame: .zero)
        let normal = picture(10)
        let disabled = picture(10)
        stepper.setDecrementImage(normal, for: .normal)
        stepper.setDecrementImage(disabled, for: .disabled)
        expect(stepper.decrement.sign === disabled)
        stepper.value = 1
        expect(stepper.decrement.sign === normal)
        expect(stepper.decrementImage(for: .normal) === normal)
    }

    @Test("a progress bar is as high as its images")
    func progress() {
        let bar = UIProgressView(progressViewStyle: .default)
        expectEqual(bar.intrinsicContentSize.height, 4)
        bar.trackImage = picture(9)
        expectEqual(bar.intrinsicContentSize.height, 9)
        expectEqual(bar.backgroundColor, nil)
    }

    @Test("a button that shows its menu to choose from takes the title of the chosen element")
    func popUpButton() {
        let button = UIButton(configuration: .plain())
        let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.menu = UIMenu(children: actions)
        expectEqual(button.configuration?.title, nil)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        expectEqual(button.configuration?.title, "One")
        expectEqual(actions[0].state, .on)
        window.addSubview(button)
        window.hostLayout()
        expect(button.menuIndicator?.superview === button)
        touch(CGPoint(x: 50, y: 20))
        expect(window.hostChoose(actions[1]))
        expectEqual(button.configuration?.title, "Two")
        expectEqual(actions.map(\.state), [.off, .on])
        expectEqual(button.menu?.selectedElements, [actions[1]])
    }

    @Test("a custom button's image fades while it is disabled, unless there is one for that state")
    func disabledImage() {
        let button = UIButton(type: .custom)
        button.setImage(picture(10), for: .normal)
        button.isEnabled = false
        expectEqual(button.imageView?.alpha, 0.5)
        button.adjustsImageWhenDisabled = false
        expectEqual(button.imageView?.alpha, 1)
        button.adjustsImageWhenDisabled = true
        button.setImage(picture(10), for: .disabled)
        expectEqual(button.imageView?.alpha, 1)
    }
}

import DrawingChecks
import Foundation

@_spi(Host) @testable import HeadlessUIKit

extension Figures {
    /// Returns the pixels of a view at 3x, in points of the view.
    @MainActor static func covered(_ view: UIView) -> CGRect {
        let (width, height) = (Int(view.bounds.width * 3), Int(view.bounds.height * 3))
        let drawing = try? Drawing(width: width, height: height, scale: 3) { ViewPainter.paint(view, on: $0.canvas) }
        let pixels = drawing?.coveredBounds ?? .null
        return CGRect(x: pixels.minX / 3, y: pixels.minY / 3, width: pixels.width / 3, height: pixels.height / 3)
    }

    private static func spring(
        stiffness: CGFloat = 100,
        damping: CGFloat = 10,
        mass: CGFloat = 1
    ) -> @MainActor @Sendable () -> CGFloat {
        {
            let spring = CASpringAnimation(keyPath: "opacity")
            spring.stiffness = stiffness
            spring.damping = damping
            spring.mass = mass
            return spring.settlingDuration
        }
    }

    static let controls: [Figure] = [
        Figure("height of a text field with rounded corners", 34) {
            let field = UITextField()
            field.borderStyle = .roundedRect
            return field.intrinsicContentSize.height
        },
        Figure("height of a slider", 34) { UISlider().intrinsicContentSize.height },
        Figure("inset of a slider's track", 2) {
            UISlider().trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX
        },
        Figure("width of a switch", 51) { UISwitch().bounds.width },
        Figure("distance by which a switch ends beyond the margin that it is laid out at", 2) {
            let window = makeWindow()
            let toggle = UISwitch()
            toggle.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(toggle)
            toggle.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20).isActive = true
            toggle.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
            window.hostLayout()
            return toggle.frame.maxX - 180
        },
        Figure("height of a switch with its shadow", 31) {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
            toggle.isOn = true
            box.addSubview(toggle)
            box.layoutIfNeeded()
            return covered(box).height
        },
        Figure("height of a segmented control with its shadow", 32) {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 80))
            let segments = UISegmentedControl(items: ["A", "B"])
            segments.selectedSegmentIndex = 0
            segments.frame = CGRect(x: 10, y: 10, width: 200, height: segments.intrinsicContentSize.height)
            box.addSubview(segments)
            box.layoutIfNeeded()
            return covered(box).height
        },
        Figure("width of a stepper's minus", 13.67, within: 0.34) {
            let button = StepperButton(isIncrement: false)
            button.frame = CGRect(x: 0, y: 0, width: 47, height: 32)
            return covered(button).width
        },
        Figure("height of a stepper's minus", 1.33, within: 0.34) {
            let button = StepperButton(isIncrement: false)
            button.frame = CGRect(x: 0, y: 0, width: 47, height: 32)
            return covered(button).height
        },
        Figure("height of a page control", 25.67) { UIPageControl().size(forNumberOfPages: 3).height },
        Figure("pitch of the dots of a page control", 17.67) {
            UIPageControl().size(forNumberOfPages: 3).width - UIPageControl().size(forNumberOfPages: 2).width
        },
        Figure("diameter of the dots of a page control", 7.33, within: 0.34) {
            let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            control.numberOfPages = 1
            return covered(control).height
        },
        Figure("settling duration of the default spring", 1.4727, measure: spring()),
        Figure(
            "settling duration of a spring with stiffness 300 and damping 20",
            0.7443,
            within: 0.0002,
            measure: spring(stiffness: 300, damping: 20)
        ),
        Figure("settling duration of a spring with damping 1", 13.913, measure: spring(damping: 1)),
        Figure("settling duration of a spring with mass 2 and damping 5", 5.658, measure: spring(damping: 5, mass: 2)),
    ]
}

import DeclarativeCollections
import PortableUIKit

/// A switch at the right of a row.
///
/// It shows a state that lives elsewhere: its handler changes that state, and the next content shows it.
public struct RightToggle: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightToggle>

    /// Whether the switch is on.
    public var isOn: Bool

    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// Called with the new state when the user has switched.
    @ForceEquatable public var didToggleHandler: (@MainActor (Bool) -> Void)?

    /// Creates a switch.
    public init(isOn: Bool, isEnabled: Bool = true, didToggleHandler: (@MainActor (Bool) -> Void)? = nil) {
        self.isOn = isOn
        self.isEnabled = isEnabled
        self.didToggleHandler = didToggleHandler
    }
}

extension RightToggle {
    @MainActor private static let measuredSwitch = UISwitch()

    /// Makes a switch.
    @MainActor
    public static func makeControl(didUse: @escaping @MainActor (UISwitch) -> Void) -> UISwitch {
        let control = UISwitch()
        control.addAction(UIAction { [weak control] _ in control.map(didUse) }, for: .valueChanged)
        return control
    }

    /// The size that UIKit gives to every switch.
    @MainActor
    public static var controlSize: CGSize {
        measuredSwitch.intrinsicContentSize
    }

    /// Brings the switch to the state; on screen it slides there.
    @MainActor
    public func update(_ control: UISwitch, theme: CellTheme, isAnimated: Bool) {
        control.onTintColor = theme.palette.accent
        control.isEnabled = isEnabled
        guard control.isOn != isOn else { return }
        control.setOn(isOn, animated: isAnimated)
    }

    /// Calls the handler.
    @MainActor
    public func didUse(_ control: UISwitch) {
        didToggleHandler?(control.isOn)
    }

    /// The row is the switch, with its traits: they have a screen reader put the value into words.
    @MainActor
    public func accessibility(of control: UISwitch) -> RightControlAccessibility {
        RightControlAccessibility(
            value: control.isOn ? LeftElements.onValue : LeftElements.offValue,
            traits: control.accessibilityTraits,
            activate: {
                guard isEnabled else { return }
                control.setOn(!control.isOn, animated: !UIAccessibility.isReduceMotionEnabled)
                control.sendActions(for: .valueChanged)
            }
        )
    }
}

import DeclarativeCollections
import PortableUIKit

/// A switch at the right of a row.
///
/// The state belongs to the app: the handler is expected to change it and apply a new content.
public struct RightToggle: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightToggle>

    /// Whether the switch is on.
    public var isOn: Bool

    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// Called with the new state when the user has toggled the switch.
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

    /// Creates the switch.
    @MainActor
    public static func makeControl(didUse: @escaping @MainActor (UISwitch) -> Void) -> UISwitch {
        let control = OutlinedSwitch(frame: .zero)
        control.addAction(UIAction { [weak control] _ in control.map(didUse) }, for: .valueChanged)
        return control
    }

    /// The standard size of the frame of `UISwitch`, in points. Its intrinsic content size is that of its alignment
    /// rectangle, which is narrower.
    @MainActor
    public static var controlSize: CGSize {
        measuredSwitch.sizeThatFits(.zero)
    }

    /// Updates the switch, animated if visible.
    @MainActor
    public func update(_ control: UISwitch, theme: CellTheme, isAnimated: Bool) {
        control.isEnabled = isEnabled
        if control.isOn != isOn { control.setOn(isOn, animated: isAnimated) }
        (control as? OutlinedSwitch)?.update(with: theme)
    }

    /// Calls the handler of the content.
    @MainActor
    public func didUse(_ control: UISwitch) {
        didToggleHandler?(control.isOn)
    }

    /// The row has the traits and value of the switch; VoiceOver localizes the value.
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

import Foundation

/// The menu of a control: asks the control for it when a finger rests there, or shows it at once.
@MainActor final class ControlMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let control: UIControl
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    /// Whether a press shows the menu.
    var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled { control.addInteraction(interaction) } else { control.removeInteraction(interaction) }
        }
    }

    init(control: UIControl) {
        self.control = control
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        control.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }

    /// Shows the menu without waiting.
    ///
    /// - Returns: Whether there is one.
    func show(at point: CGPoint) -> Bool {
        guard isEnabled, let window = control.window, window.contextMenu == nil,
            let configuration = control.contextMenuInteraction(interaction, configurationForMenuAtLocation: point)
        else { return false }
        let presentation = ContextMenuPresentation(
            interaction: interaction,
            configuration: configuration,
            location: control.convert(point, to: nil)
        )
        presentation.begin(in: window)
        return true
    }
}

extension UIControl {
    /// The menu of the control, made if need be: for setters only.
    final var menuOfControl: ControlMenu {
        if let controlMenu { return controlMenu }
        let menu = ControlMenu(control: self)
        controlMenu = menu
        return menu
    }
}

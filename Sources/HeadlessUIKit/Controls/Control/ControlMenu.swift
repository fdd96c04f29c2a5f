import Foundation

/// Shows a control's menu, after a long press or at once.
@MainActor final class ControlMenu {
    private unowned let control: UIControl
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: control)

    /// Whether a long press shows the menu.
    var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled { control.addInteraction(interaction) } else { control.removeInteraction(interaction) }
        }
    }

    init(control: UIControl) {
        self.control = control
    }

    /// Shows the menu at once.
    ///
    /// - Returns: Whether the control has a menu.
    func show(at point: CGPoint) -> Bool {
        guard isEnabled, let window = control.window, window.contextMenu == nil,
            let configuration = control.contextMenuInteraction(interaction, configurationForMenuAtLocation: point)
        else { return false }
        let presentation = ContextMenuPresentation(
            interaction: interaction,
            configuration: configuration,
            location: control.convert(point, to: nil),
            control: control
        )
        presentation.begin(in: window)
        return true
    }
}

extension UIControl {
    /// The control's menu, created on first use. Only for setters.
    final var ensuredControlMenu: ControlMenu {
        if let controlMenu { return controlMenu }
        let menu = ControlMenu(control: self)
        controlMenu = menu
        return menu
    }
}

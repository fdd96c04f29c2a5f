import Foundation

extension UIButton {
    final func defaultTitleColor(in state: UIControl.State) -> UIColor {
        if buttonType == .custom { return contents.titleColors.value(in: .normal) ?? .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }
}

extension UIButton.ButtonType {
    /// The name of the type's symbol.
    var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }
}

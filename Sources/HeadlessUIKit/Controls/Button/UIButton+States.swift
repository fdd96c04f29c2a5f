import Foundation

extension UIButton {
    final func defaultTitleColor(in state: UIControl.State) -> UIColor {
        if buttonType == .custom { return contents.titleColors.value(in: .normal) ?? .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }
}

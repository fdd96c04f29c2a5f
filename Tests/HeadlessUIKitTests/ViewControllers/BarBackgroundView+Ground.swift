@testable import HeadlessUIKit

/// What a bar shows behind its contents.
enum Ground: Equatable {
    case clear
    case material
    case color(UIColor)
}

extension BarBackgroundView {
    var ground: Ground {
        let color = backgroundColor ?? .clear
        if color.cgColor.alpha > 0 { return .color(color) }
        return backdrop == nil ? .clear : .material
    }
}

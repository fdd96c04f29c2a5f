import PortableUIKit

/// What all cells have in common, whatever they show. A generic class cannot keep it in static properties.
enum ContainerCellAppearance {
    /// The opacity of a disabled row.
    static let disabledAlpha: CGFloat = 0.5

    /// The background of a row under a touch: a shade lighter than that of UIKit's own list cells, so that secondary texts
    /// keep a contrast of 4.5 to 1.
    static var selectedBackgroundColor: UIColor {
        .systemGray5
    }
}

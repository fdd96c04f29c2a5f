import PortableUIKit

/// What all cells have in common, whatever they show. A generic class cannot keep it in static properties.
enum ContainerCellAppearance {
    /// The opacity of a disabled row.
    static let disabledAlpha: CGFloat = 0.5

    /// The background of a row under a touch; the colour UIKit gives its own list cells.
    static var selectedBackgroundColor: UIColor {
        .systemGray4
    }
}

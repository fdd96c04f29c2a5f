import PortableUIKit

/// The appearance shared by all cells. A generic class cannot have stored static properties.
package enum ContainerCellAppearance {
    /// The opacity of a disabled row.
    package static let disabledAlpha: CGFloat = 0.5

    /// The background color of a highlighted row, slightly lighter than that of UIKit's list cells so that secondary
    /// texts keep a contrast of 4.5 to 1.
    static var selectedBackgroundColor: UIColor {
        .systemGray5
    }
}

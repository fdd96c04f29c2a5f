import DeclarativeCollections
import PortableUIKit

/// The appearance shared by all cells. A generic class cannot have stored static properties.
package enum ContainerCellAppearance {
    /// The opacity of a disabled row.
    package static let disabledAlpha: CGFloat = 0.5

    /// The background of swipe actions, dark enough in both appearances for white text: 5.9 and 5.7 to 1.
    static func color(of style: SwipeAction.Style) -> UIColor {
        switch style {
        case .normal: UIColor(red: 0x5B / 255, green: 0x64 / 255, blue: 0x72 / 255, alpha: 1)
        case .destructive: UIColor(red: 0xC4 / 255, green: 0x23 / 255, blue: 0x2B / 255, alpha: 1)
        }
    }

    /// The background color of a highlighted row, slightly lighter than that of UIKit's list cells so that secondary
    /// texts keep a contrast of 4.5 to 1.
    static var selectedBackgroundColor: UIColor {
        .systemGray5
    }
}

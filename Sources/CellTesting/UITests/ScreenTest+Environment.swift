import PortableUIKit
import ScreenHosting

/// The side of a phone that is up.
public enum ScreenOrientation: String, CaseIterable, Hashable, Sendable {
    /// The short side is up.
    case portrait
    /// The left or the right long side is up.
    case landscapeLeft, landscapeRight
}

extension ScreenTest {
    /// The size, scale and traits of the device. A change takes effect at once.
    public var configuration: ScreenConfiguration {
        get { host.configuration }
        set {
            host.configuration = newValue
            finishAction()
        }
    }

    /// The appearance: light or dark.
    public var appearance: UIUserInterfaceStyle {
        get { configuration.appearance }
        set { configuration.appearance = newValue }
    }

    /// The preferred text size.
    public var textSize: UIContentSizeCategory {
        get { configuration.contentSizeCategory }
        set { configuration.contentSizeCategory = newValue }
    }

    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { configuration.layoutDirection }
        set { configuration.layoutDirection = newValue }
    }

    /// The orientation. Rotating swaps width and height, moves the safe area to the sides and makes the height compact.
    public var orientation: ScreenOrientation {
        get { currentOrientation }
        set { rotate(to: newValue) }
    }

    /// Rotates the device.
    public func rotate(to orientation: ScreenOrientation) {
        currentOrientation = orientation
        var rotated = configuration
        rotated.size = device.size
        rotated.safeAreaInsets = device.safeAreaInsets
        rotated.verticalSizeClass = device.verticalSizeClass
        if orientation != .portrait {
            let insets = device.safeAreaInsets
            rotated.size = CGSize(width: device.size.height, height: device.size.width)
            rotated.verticalSizeClass = .compact
            // The side with the camera keeps its inset; the other one gets the same, and the home indicator stays below.
            let side = insets.bottom > 0 ? insets.top : 0
            let bottom = insets.bottom > 0 ? Self.landscapeBottomInset : 0
            rotated.safeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: bottom, right: side)
        }
        configuration = rotated
    }

    /// The inset of the home indicator in landscape, in points.
    private static let landscapeBottomInset: CGFloat = 21
}

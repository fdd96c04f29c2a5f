import PortableUIKit
import ScreenHosting

extension Snapshotting where Value: SnapshotScreenConvertible, Format == ImageSnapshot {
    /// An image on an iPhone 16.
    public static var image: Self { .image() }

    /// An image on a device.
    ///
    /// - Parameters:
    ///   - device: The size, scale and traits of the screen. The following parameters override parts of it.
    ///   - appearance: Light or dark.
    ///   - textSize: The preferred text size.
    ///   - direction: The layout direction.
    ///   - contrast: The accessibility contrast.
    ///   - scale: The number of pixels per point.
    ///   - precision: The part of the pixels that have to match, 0 to 1.
    ///   - perceptualPrecision: How close the colors of a pixel have to be to match, 0 to 1. 0.98 is a difference that
    ///     nobody sees.
    public static func image(
        on device: ScreenConfiguration = .iPhone16,
        appearance: UIUserInterfaceStyle? = nil,
        textSize: UIContentSizeCategory? = nil,
        direction: UITraitEnvironmentLayoutDirection? = nil,
        contrast: UIAccessibilityContrast? = nil,
        scale: CGFloat? = nil,
        precision: Double = 1,
        perceptualPrecision: Double = 1
    ) -> Self {
        var device = device
        device.appearance = appearance ?? device.appearance
        device.contentSizeCategory = textSize ?? device.contentSizeCategory
        device.layoutDirection = direction ?? device.layoutDirection
        device.accessibilityContrast = contrast ?? device.accessibilityContrast
        device.scale = scale ?? device.scale
        let configuration = device
        let tolerance = ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return Snapshotting { value in
            let host = try value.makeSnapshotScreen().host(on: configuration)
            return try ImageSnapshot(of: host, layout: LayoutNode(host.viewController.view), tolerance: tolerance)
        }
    }

    /// One image of several environments, with captions.
    ///
    /// A view or view controller is shown once after another; values make a new screen for each environment.
    public static func images(
        across matrix: SnapshotMatrix,
        on device: ScreenConfiguration = .iPhone16,
        scale: CGFloat = 1,
        precision: Double = 1,
        perceptualPrecision: Double = 1
    ) -> Self {
        let tolerance = ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return Snapshotting { value in
            var sheet = SnapshotSheet(columns: matrix.appearances.count, scale: scale)
            var device = device
            device.scale = scale
            for (caption, configuration) in matrix.environments(on: device) {
                try sheet.add(value.makeSnapshotScreen().host(on: configuration), caption: caption)
            }
            return try sheet.snapshot(tolerance: tolerance)
        }
    }
}

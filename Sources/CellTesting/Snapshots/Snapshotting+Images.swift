import CellParts
import PortableUIKit
import ScreenAudits
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
        return Snapshotting(on: configuration) { value in
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
        return Snapshotting(on: device) { value in
            var sheet = SnapshotSheet(columns: matrix.appearances.count, scale: scale)
            var device = device
            device.scale = scale
            for variant in matrix.variants(on: device) {
                var configuration = variant.configuration
                if matrix.scales.isEmpty { configuration.scale = scale }
                let screen = try value.makeSnapshotScreen()
                if !matrix.brands.isEmpty {
                    (screen.viewController as? CellScreenViewController)?.theme = variant.environment.theme
                }
                try sheet.add(screen.host(on: configuration), caption: variant.caption)
            }
            return try sheet.snapshot(tolerance: tolerance)
        }
    }

    /// An animation as a film strip: pictures of the screen at regular times, side by side, with their times.
    ///
    /// ```swift
    /// assertSnapshot(of: controller, as: .strip(duration: 0.4, every: 0.1) { $0.toggleDetails() })
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The time of the last picture, in seconds.
    ///   - interval: The time between two pictures, in seconds.
    ///   - device: The simulated device.
    ///   - scale: Pixels per point.
    ///   - precision: The share of pixels that have to be equal, from 0 to 1.
    ///   - perceptualPrecision: How similar equal pixels are, from 0 to 1.
    ///   - start: Starts the animation on the screen that is laid out; by default it starts by itself.
    public static func strip(
        duration: TimeInterval,
        every interval: TimeInterval,
        on device: ScreenConfiguration = .iPhone16,
        scale: CGFloat = 1,
        precision: Double = 1,
        perceptualPrecision: Double = 1,
        start: @escaping @MainActor (Value) throws -> Void = { _ in }
    ) -> Self {
        let tolerance = ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return Snapshotting(on: device) { value in
            guard interval > 0, interval.isFinite, duration.isFinite else {
                throw SnapshotError("the interval of a strip has to be greater than 0, and its duration finite")
            }
            var device = device
            device.scale = scale
            let host = try value.makeSnapshotScreen().host(on: device)
            try start(value)
            let frames = try host.frames(during: duration, every: interval)
            var sheet = SnapshotSheet(columns: frames.count, scale: scale)
            for (number, frame) in frames.enumerated() {
                let milliseconds = (Double(number) * interval * 1_000).rounded()
                try sheet.add(frame, scale: scale, caption: "\(LayoutNode.number(milliseconds)) ms")
            }
            sheet.addLayout(of: host, caption: "end")
            return try sheet.snapshot(tolerance: tolerance)
        }
    }

    /// A picture with numbers on what VoiceOver stops at, beside the list of what it says.
    public static func accessibilityImage(
        on device: ScreenConfiguration = .iPhone16,
        scale: CGFloat = 1,
        precision: Double = 1,
        perceptualPrecision: Double = 1
    ) -> Self {
        let tolerance = ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return Snapshotting(on: device) { value in
            var device = device
            device.scale = scale
            let host = try value.makeSnapshotScreen().host(on: device)
            return try AccessibilityPicture(of: host).snapshot(scale: scale, tolerance: tolerance)
        }
    }
}

extension AccessibilityPicture {
    /// Returns the picture for a comparison.
    func snapshot(scale: CGFloat = 1, tolerance: ImageTolerance) throws -> ImageSnapshot {
        let host = host(scale: scale)
        return try ImageSnapshot(of: host, layout: LayoutNode(host.viewController.view), tolerance: tolerance)
    }
}

import PortableUIKit
import ScreenHosting

/// The environments of a sheet: all combinations of its values.
public struct SnapshotMatrix: Sendable {
    /// The appearances.
    public var appearances: [UIUserInterfaceStyle]
    /// The text sizes.
    public var textSizes: [UIContentSizeCategory]
    /// The layout directions.
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// The accessibility contrasts.
    public var contrasts: [UIAccessibilityContrast]
    /// The numbers of pixels per point; empty means that of the sheet. Pictures are shown at one size.
    public var scales: [CGFloat]

    /// Creates a matrix.
    public init(
        appearances: [UIUserInterfaceStyle] = [.light],
        textSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        contrasts: [UIAccessibilityContrast] = [.normal],
        scales: [CGFloat] = []
    ) {
        self.appearances = appearances
        self.textSizes = textSizes
        self.directions = directions
        self.contrasts = contrasts
        self.scales = scales
    }

    /// Light and dark, at the default and the largest text size without accessibility sizes, in both directions.
    public static let matrix = SnapshotMatrix(
        appearances: [.light, .dark],
        textSizes: [.large, .extraExtraExtraLarge],
        directions: [.leftToRight, .rightToLeft]
    )

    /// The environments with their captions, appearance last.
    func environments(on device: ScreenConfiguration) -> [(caption: String, configuration: ScreenConfiguration)] {
        var environments = [(parts: [String](), configuration: device)]
        func add<Value>(_ values: [Value], _ apply: (Value, inout ScreenConfiguration) -> String?) {
            environments = environments.flatMap { parts, configuration in
                values.map { value in
                    var configuration = configuration
                    let part = apply(value, &configuration)
                    return (parts + (part.map { [$0] } ?? []), configuration)
                }
            }
        }
        if !scales.isEmpty {
            add(scales) { scale, configuration in
                configuration.scale = scale
                return "\(LayoutNode.number(scale))x"
            }
        }
        add(contrasts) { contrast, configuration in
            configuration.accessibilityContrast = contrast
            return contrast == .high ? "high contrast" : nil
        }
        add(directions) { direction, configuration in
            configuration.layoutDirection = direction
            return direction == .rightToLeft ? "right to left" : "left to right"
        }
        add(textSizes) { textSize, configuration in
            configuration.contentSizeCategory = textSize
            return textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        }
        add(appearances) { appearance, configuration in
            configuration.appearance = appearance
            return appearance == .dark ? "dark" : "light"
        }
        return environments.map { ($0.parts.reversed().joined(separator: ", "), $0.configuration) }
    }
}

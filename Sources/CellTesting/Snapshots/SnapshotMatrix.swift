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

    /// Creates a matrix.
    public init(
        appearances: [UIUserInterfaceStyle] = [.light],
        textSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight]
    ) {
        self.appearances = appearances
        self.textSizes = textSizes
        self.directions = directions
    }

    /// Light and dark, at the default and the largest text size without accessibility sizes, in both directions.
    public static let matrix = SnapshotMatrix(
        appearances: [.light, .dark],
        textSizes: [.large, .extraExtraExtraLarge],
        directions: [.leftToRight, .rightToLeft]
    )

    /// The environments with their captions, appearance last.
    func environments(on device: ScreenConfiguration) -> [(caption: String, configuration: ScreenConfiguration)] {
        directions.flatMap { direction in
            textSizes.flatMap { textSize in
                appearances.map { appearance in
                    var configuration = device
                    configuration.appearance = appearance
                    configuration.contentSizeCategory = textSize
                    configuration.layoutDirection = direction
                    let size = textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
                    let caption = [
                        appearance == .dark ? "dark" : "light", size,
                        direction == .rightToLeft ? "right to left" : "left to right",
                    ].joined(separator: ", ")
                    return (caption, configuration)
                }
            }
        }
    }
}

import CellCatalog
import CellParts
import PortableUIKit
import ScreenHosting

/// The environments of a sheet or of scenarios: all combinations of its values.
///
/// Values that the matrix leaves empty are those of the screen that it is used with.
public struct SnapshotMatrix: Sendable {
    /// The devices.
    public var devices: [SnapshotDevice]
    /// The appearances.
    public var appearances: [UIUserInterfaceStyle]
    /// The text sizes.
    public var textSizes: [UIContentSizeCategory]
    /// The layout directions. A matrix with locales and only one direction has the direction of each language.
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// The accessibility contrasts.
    public var contrasts: [UIAccessibilityContrast]
    /// The weights of text: regular, or bold as with the Bold Text setting.
    public var legibilityWeights: [UILegibilityWeight]
    /// The languages and regions.
    public var locales: [Locale]
    /// The brands.
    public var brands: [SnapshotBrand]
    /// The versions of iOS whose look is drawn. No effect on Apple's UIKit.
    public var systems: [SystemVersion]
    /// The numbers of pixels per point; empty means that of the sheet. Pictures are shown at one size.
    public var scales: [CGFloat]

    /// Creates a matrix.
    public init(
        devices: [SnapshotDevice] = [],
        appearances: [UIUserInterfaceStyle] = [.light],
        textSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        contrasts: [UIAccessibilityContrast] = [.normal],
        legibilityWeights: [UILegibilityWeight] = [],
        locales: [Locale] = [],
        brands: [SnapshotBrand] = [],
        systems: [SystemVersion] = [],
        scales: [CGFloat] = []
    ) {
        self.devices = devices
        self.appearances = appearances
        self.textSizes = textSizes
        self.directions = directions
        self.contrasts = contrasts
        self.legibilityWeights = legibilityWeights
        self.locales = locales
        self.brands = brands
        self.systems = systems
        self.scales = scales
    }

    /// Light and dark, at the default and the largest text size without accessibility sizes, in both directions.
    public static let matrix = SnapshotMatrix(
        appearances: [.light, .dark],
        textSizes: [.large, .extraExtraExtraLarge],
        directions: [.leftToRight, .rightToLeft]
    )
}

/// A screen of a ``SnapshotMatrix``.
public struct SnapshotDevice: Sendable {
    /// The name, which is part of the names of snapshots.
    public let name: String

    /// The size, scale and traits of the screen.
    public let configuration: ScreenConfiguration

    /// Creates a screen with a name.
    public init(_ name: String, _ configuration: ScreenConfiguration) {
        self.name = name
        self.configuration = configuration
    }

    /// Creates the screen of a model of iPhone or iPad; `nil` where the device has no such split.
    public init?(
        _ model: DeviceModel,
        _ orientation: DeviceModel.Orientation = .portrait,
        part: DeviceModel.SplitView? = nil
    ) {
        guard let configuration = model.configuration(orientation, part: part) else { return nil }
        let words = [model.name, orientation == .landscape ? "landscape" : nil, part?.rawValue].compactMap { $0 }
        self.init(words.joined(separator: " "), configuration)
    }
}

/// A brand of a ``SnapshotMatrix``: a theme with a name.
public struct SnapshotBrand: Sendable {
    /// The name, which is part of the names of snapshots.
    public let name: String

    /// The theme.
    public let theme: CellTheme

    /// Creates a brand.
    public init(_ name: String, theme: CellTheme) {
        self.name = name
        self.theme = theme
    }
}

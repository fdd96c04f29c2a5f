import ArgumentParser
import CellTesting
import Honeycomb
import ScreenHosting

/// The options for the variants of snapshots: each takes one value or more, and all are combined.
struct SnapshotMatrixOptions: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The devices, by Apple's names (comb snapshots devices lists them); -landscape, -oneThird, -oneHalf and -twoThirds "
                + "follow a name.",
            valueName: "device"
        )
    )
    var devices: [DeviceArgument] = []

    @Option(parsing: .upToNextOption, help: "The appearances.")
    var appearances: [Appearance] = [.light, .dark]

    @Option(parsing: .upToNextOption, help: "The text sizes.")
    var textSizes: [TextSize] = [.large]

    @Option(parsing: .upToNextOption, help: "The layout directions.")
    var directions: [Direction] = [.ltr]

    @Option(parsing: .upToNextOption, help: "The contrasts.")
    var contrasts: [Contrast] = [.normal]

    @Option(parsing: .upToNextOption, help: "The weights of text: regular or bold.")
    var weights: [TextWeight] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The languages, which replace those of documents, as tags such as ar or pt-BR.",
            valueName: "tag"
        )
    )
    var locales: [String] = []

    @Option(parsing: .upToNextOption, help: "The versions of iOS whose look is drawn.")
    var systems: [SystemVersion] = []

    @Option(
        help:
            "A file of design tokens, or a resolver document, whose brands are variants: the contexts of its modifier \"brand\".",
        completion: .file(extensions: ["json", "tokens"])
    )
    var tokens: String?

    @Option(help: ArgumentHelp("The number of pixels per point; by default 2.", valueName: "factor"))
    var scale = Scale(factor: 2)

    func validate() throws {
        for tag in locales
        where tag.isEmpty || tag.contains(where: { !$0.isASCII || !($0.isLetter || $0.isNumber || "-_".contains($0)) })
        {
            throw ValidationError("\"\(tag)\" is no language tag, such as ar or pt-BR.")
        }
    }

    /// Returns the variants.
    func variants() throws -> [SnapshotVariant] {
        let themes = try BrandThemes(tokens: tokens)
        var matrix = SnapshotMatrix(
            devices: devices.map(\.device),
            appearances: appearances.map(\.style),
            textSizes: textSizes.map(\.category),
            directions: directions.map(\.layoutDirection),
            contrasts: contrasts.map(\.trait),
            legibilityWeights: weights.map(\.trait),
            locales: locales.map { Locale(identifier: $0) },
            systems: systems
        )
        matrix.brands = themes.brands.map { SnapshotBrand($0.brand, theme: $0.theme) }
        if matrix.brands.isEmpty, tokens != nil { matrix.brands = [SnapshotBrand("tokens", theme: themes.base)] }
        return matrix.variants().map { variant in
            var variant = variant
            variant.configuration.scale = scale.factor
            return variant
        }
    }
}

/// A value of `--devices`.
struct DeviceArgument: ExpressibleByArgument {
    let device: SnapshotDevice

    init?(argument: String) {
        var name = argument
        var orientation = DeviceModel.Orientation.portrait
        var part: DeviceModel.SplitView?
        while let hyphen = name.lastIndex(of: "-") {
            let suffix = String(name[hyphen...].dropFirst())
            if let value = DeviceModel.Orientation(rawValue: suffix) {
                orientation = value
            } else if let value = DeviceModel.SplitView(rawValue: suffix) {
                part = value
            } else {
                break
            }
            name = String(name[..<hyphen])
        }
        guard let device = DeviceModel.named(name).flatMap({ SnapshotDevice($0, orientation, part: part) }) else {
            return nil
        }
        self.device = device
    }
}

/// The values of `--weights`.
enum TextWeight: String, CaseIterable, ExpressibleByArgument {
    case regular
    case bold

    var trait: UILegibilityWeight { self == .bold ? .bold : .regular }
}

import Honeycomb
import ScreenAudits
import ScreenHosting

/// The tokens of a theme, with the pictures of a catalog that use them.
struct CatalogTokens: Codable, Equatable {
    struct Color: Codable, Equatable {
        /// The name: `color.accent`.
        let name: String
        /// `#rrggbb` in the light and the dark appearance.
        let light: String
        let dark: String
        var pictures: [String]
    }

    struct Font: Codable, Equatable {
        /// The name: `typography.title`.
        let name: String
        let font: String
        /// In points, at the standard text size.
        let size: Double
        var pictures: [String]
    }

    struct Length: Codable, Equatable {
        /// The name: `spacing.m`.
        let name: String
        /// In points.
        let value: Double
        var pictures: [String]
    }

    let colors: [Color]
    let fonts: [Font]
    let spacings: [Length]
    let radii: [Length]
}

@MainActor
extension CatalogTokens {
    /// - Parameters:
    ///   - theme: The theme of the pictures.
    ///   - pictures: The pictures in the light appearance at the standard text size, each with its elements.
    ///   - spacings: The names of the spacings of each picture.
    init(_ theme: CellTheme, pictures: [CatalogPicture], spacings: [String: Set<String>]) {
        let uses = pictures.map { picture in
            let tokens = picture.elementsOfPart.flatMap(\.uses).compactMap(\.token)
            return (name: picture.nameOfPart, tokens: Set(tokens.map(Self.base)))
        }
        func users(of token: String) -> [String] {
            unique(uses.filter { $0.tokens.contains(token) }.map(\.name))
        }
        func unique(_ names: [String]) -> [String] {
            var known: Set<String> = []
            return names.filter { known.insert($0).inserted }
        }
        func value(_ color: UIColor, _ style: UIUserInterfaceStyle) -> String {
            TokenNames.notation(of: color, in: UITraitCollection(userInterfaceStyle: style))
        }
        func length(_ group: String, _ name: String, _ value: CGFloat, _ pictures: [String]) -> Length {
            Length(name: "\(group).\(name)", value: Double(value), pictures: pictures)
        }
        colors = TokenNames.colors(of: theme).map { name, color in
            Color(name: name, light: value(color, .light), dark: value(color, .dark), pictures: users(of: name))
        }
        fonts = TokenNames.textStyles(of: theme).map { name, style in
            let font = style.font(compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
            return Font(name: name, font: font.fontName, size: Double(font.pointSize), pictures: users(of: name))
        }
        self.spacings = theme.spacing.named.map { spacing in
            let users = pictures.filter { spacings[$0.name]?.contains(spacing.name) == true }
            return length("spacing", spacing.name, spacing.value, users.map(\.name))
        }
        radii = theme.cornerRadii.named.map { radius in
            let users = pictures.filter { picture in
                picture.elementsOfPart.contains { abs($0.cornerRadius - radius.value) < 0.01 }
            }
            return length("radius", radius.name, radius.value, unique(users.map(\.nameOfPart)))
        }
    }

    /// The name of a token without its opacity and without the weight of a run.
    private static func base(_ token: String) -> String {
        token.split(separator: " ").first.map(String.init) ?? token
    }

    /// The names of the spacings that something in each group is held at, by the name of its picture.
    static func spacings(of catalog: Catalog, theme: CellTheme) -> [String: Set<String>] {
        var groups = catalog
        groups.matrix = nil
        return groups.screens.reduce(into: [:]) { names, screen in
            let controller = CellScreenViewController(state: screen.state, theme: theme)
            let host = ScreenHost(
                controller,
                configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844))
            )
            let gaps = ScreenSpacings(of: controller) { host.layout() }.gaps
            names[screen.name] = Set(gaps.compactMap(\.token?.name))
        }
    }
}

extension CatalogPicture {
    /// What is in the cells, without the title that stands beside right parts.
    fileprivate var elementsOfPart: [CatalogElement] {
        let all = cells.flatMap(\.elements)
        return place == .rights ? all.filter { $0.name != "\"\(PartGroups.besides)\"" } : all
    }

    /// The name of the picture, also of that of its states.
    fileprivate var nameOfPart: String {
        let suffix = CatalogBoard.nameOfStates(of: "")
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
}

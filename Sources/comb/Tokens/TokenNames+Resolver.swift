import DTCGTokens
import Honeycomb
import ScreenAudits

extension EnvironmentOptions {
    /// Returns the names of the theme's colors and fonts, and those that only the file of `--tokens` has.
    func tokenNames(of theme: CellTheme) throws -> TokenNames {
        guard let tokens else { return TokenNames(theme) }
        let resolver = try TokensFile(path: tokens).resolverOrExit()
        let appearances = try TokenAppearances(resolver, context: context.context(of: resolver))
        let isDark = appearance == .dark
        let tree =
            contrast == .high
            ? (isDark ? appearances.darkHighContrast : appearances.lightHighContrast)
            : (isDark ? appearances.dark : appearances.light)
        var reader = ThemeTokens(appearances)
        var colors: [(name: String, color: UIColor)] = []
        var styles: [(name: String, style: TextStyle)] = []
        var opacities: [CGFloat] = []
        for token in tree.tokens {
            switch token.value {
            case .color(let color): colors.append((token.path.description, UIColor(color)))
            case .typography where token.path.names.first == "typography":
                let name = token.path.names.dropFirst().joined(separator: ".")
                if let style = reader.textStyle(named: name) { styles.append((token.path.description, style)) }
            case .number(let number) where token.path.names.first == "opacity": opacities.append(CGFloat(number))
            default: break
            }
        }
        return TokenNames(theme, colors: colors, styles: styles, opacities: opacities)
    }
}

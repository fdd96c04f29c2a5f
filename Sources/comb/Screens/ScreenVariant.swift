import Honeycomb
import ScreenHosting

/// The variants in which `comb screens` renders each document: what designers look at before they sign a screen off.
struct ScreenVariant {
    let name: String
    var width: CGFloat = 390
    /// The brand of the tokens; `nil` for the design system.
    var brand: String?
    var change: (inout ScreenConfiguration) -> Void = { _ in }

    /// The variants, with both appearances of each brand.
    static func all(brands: [String]) -> [ScreenVariant] {
        let usual = [
            ScreenVariant(name: "light"),
            ScreenVariant(name: "dark") { $0.appearance = .dark },
            ScreenVariant(name: "right-to-left") { $0.layoutDirection = .rightToLeft },
            ScreenVariant(name: "large-text") { $0.contentSizeCategory = .accessibilityLarge },
            ScreenVariant(name: "narrow", width: 320),
            ScreenVariant(name: "wide", width: 1_024),
            ScreenVariant(name: "contrast") { $0.accessibilityContrast = .high },
            ScreenVariant(name: "ios-26") { $0.system = .iOS26 },
        ]
        let branded = brands.flatMap { brand in
            [
                ScreenVariant(name: "\(brand)-light", brand: brand),
                ScreenVariant(name: "\(brand)-dark", brand: brand) { $0.appearance = .dark },
            ]
        }
        return usual + branded
    }
}

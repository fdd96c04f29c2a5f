import Foundation

extension UITraitCollection {
    /// How well a variant with these traits fits others: a trait that differs counts more than any number of unspecified ones.
    final func fit(to traits: UITraitCollection) -> Int {
        let mismatch = -100
        func score<Value: Equatable>(_ own: Value, _ wanted: Value, unspecified: Value) -> Int {
            own == unspecified ? 0 : own == wanted ? 1 : mismatch
        }
        return score(userInterfaceStyle, traits.userInterfaceStyle, unspecified: .unspecified)
            + score(userInterfaceIdiom, traits.userInterfaceIdiom, unspecified: .unspecified)
            + score(horizontalSizeClass, traits.horizontalSizeClass, unspecified: .unspecified)
            + score(verticalSizeClass, traits.verticalSizeClass, unspecified: .unspecified)
            + score(layoutDirection, traits.layoutDirection, unspecified: .unspecified)
            + score(accessibilityContrast, traits.accessibilityContrast, unspecified: .unspecified)
            + score(userInterfaceLevel, traits.userInterfaceLevel, unspecified: .unspecified)
            + Self.scaleScore(of: displayScale, for: traits.displayScale)
    }

    /// Another scale is better than another appearance: images can be scaled. A higher scale is better than a lower one.
    private static func scaleScore(of own: CGFloat, for wanted: CGFloat) -> Int {
        guard own != 0, own != wanted else { return own == 0 ? 0 : 1 }
        let difference = Int(min(max(own - wanted, -9), 9))
        return wanted == 0 ? difference - 10 : difference > 0 ? -difference : difference - 10
    }

    /// Returns the value whose traits fit these best; of equally good ones the first. `nil` if there are none.
    final func best<Value>(of values: [Value], traits: (Value) -> UITraitCollection) -> Value? {
        var best: (value: Value, score: Int)?
        for value in values {
            let score = traits(value).fit(to: self)
            if score > best?.score ?? .min { best = (value, score) }
        }
        return best?.value
    }
}

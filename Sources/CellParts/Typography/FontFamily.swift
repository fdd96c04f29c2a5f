import Foundation
import PortableUIKit

/// The families of fonts that styles ask for.
package enum FontFamily {
    /// Returns the font of the first family that is there; `nil` for the system font.
    static func font(of families: [String], size: CGFloat, weight: UIFont.Weight) -> UIFont? {
        for family in families {
            if isSystemFont(family) { return nil }
            if let font = font(of: family, size: size, weight: weight) { return font }
        }
        return nil
    }

    /// Whether a family is there, or the system font.
    package static func isAvailable(_ family: String) -> Bool {
        isSystemFont(family) || font(of: family, size: UIFont.labelFontSize, weight: UIFont.Weight.regular) != nil
    }

    /// Whether a name is one of those that designers and the web have for the system font.
    package static func isSystemFont(_ family: String) -> Bool {
        let name = family.lowercased()
        return ["sf pro", "sf pro text", "sf pro display", "san francisco", "system", "system-ui", "-apple-system"]
            .contains(name)
    }

    private static func font(of family: String, size: CGFloat, weight: UIFont.Weight) -> UIFont? {
        let key = Key(family: family, size: size, weight: weight.rawValue)
        if let known = cache.object(forKey: key) { return known.font }
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
        let font = UIFont(descriptor: descriptor, size: size)
        let found = Found(font.familyName.caseInsensitiveCompare(family) == .orderedSame ? font : nil)
        cache.setObject(found, forKey: key)
        return found.font
    }

    /// Unchecked: the cache of Foundation may be used from all threads.
    private nonisolated(unsafe) static let cache: NSCache<Key, Found> = {
        let cache = NSCache<Key, Found>()
        cache.countLimit = 256
        return cache
    }()

    private final class Key: NSObject {
        let family: String
        let size: CGFloat
        let weight: CGFloat

        init(family: String, size: CGFloat, weight: CGFloat) {
            (self.family, self.size, self.weight) = (family, size, weight)
        }

        override var hash: Int {
            var hasher = Hasher()
            hasher.combine(family)
            hasher.combine(size)
            hasher.combine(weight)
            return hasher.finalize()
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Key else { return false }
            return family == other.family && size == other.size && weight == other.weight
        }
    }

    private final class Found {
        let font: UIFont?

        init(_ font: UIFont?) {
            self.font = font
        }
    }
}

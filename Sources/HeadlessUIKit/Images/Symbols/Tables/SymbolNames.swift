import Foundation

/// The names of symbols that are not drawn.
enum SymbolNames {
    /// Symbols that exist on devices, but have no drawing here. Read when a symbol without a drawing is first used.
    static let undrawn: Set<Substring> = {
        var names: Set<Substring> = []
        for entry in undrawnText.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
            let words = entry.split(separator: " ")
            guard let base = words.first else { continue }
            names.insert(base)
            for variant in words.dropFirst() { names.insert(base + "." + variant) }
        }
        return names
    }()
}

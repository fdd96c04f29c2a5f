import Foundation
import HeadlessGraphics

/// The drawings of symbols by name.
///
/// A line of a table is `name variants…: operations`. The variants are those that exist and that `SymbolVariant`
/// composes. `~` among them marks symbols that are mirrored in right-to-left layouts; `-` among them or before the name
/// says that the name itself is no symbol; `=` that the symbol is outlined in circles, where most are filled.
/// Operations are separated by semicolons; each is a letter, for most a factor of the stroke width, and a path (see
/// `SymbolPathReader`):
///
/// | letter | outlined symbol | filled symbol |
/// |---|---|---|
/// | `s` | strokes | strokes |
/// | `f` | fills | fills |
/// | `o` | strokes | fills and strokes |
/// | `d` | strokes | erases the stroke |
/// | `D` | fills, strokes if there is a factor | erases the same |
/// | `x` | strokes | - |
/// | `y` | - | fills and strokes |
/// | `e` | - | erases the stroke |
/// | `E` | - | erases the inside |
/// | `g` | erases the inside with a gap around it | the same |
/// | `b` | erases a band | the same |
///
/// `u name` draws another symbol, after which `r30` turns it, `s.5` scales it, `x5` and `y-5` move it and `m` mirrors
/// it.
struct SymbolTable: Sendable {
    private struct Entry {
        var operations: Substring
        var flips: Bool
        var variant: SymbolVariant
        /// Whether the drawing is only a part of others.
        var isHidden = false
    }

    /// All symbols that are drawn. Read at the first use of a symbol.
    static let drawn = SymbolTable(texts: [
        signs, arrows, text, people, communication, media, objects, places, devices, nature, shapes,
    ])

    private let entries: [Substring: Entry]

    init(texts: [String]) {
        var entries: [Substring: Entry] = [:]
        for line in texts.lazy.flatMap({ $0.split(separator: "\n") }) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let operations = line[line.index(after: colon)...]
            let words = line[..<colon].split(separator: " ")
            guard let base = words.first else { continue }
            let flips = words.contains("~")
            let keepsOutline = words.contains("=")
            let isHidden = base.hasPrefix("-") || words.contains("-")
            let variant = SymbolVariant()
            entries[base] = Entry(operations: operations, flips: flips, variant: variant, isHidden: isHidden)
            for word in words.dropFirst() where word.utf8.count > 1 || word.first?.isLetter == true {
                let variant = SymbolVariant(word, keepsOutline: keepsOutline)
                let entry = Entry(operations: operations, flips: flips, variant: variant)
                entries[base + "." + word] = entry
            }
        }
        self.entries = entries
    }

    /// The names of the symbols, in no order.
    var names: [String] { entries.lazy.filter { !$0.value.isHidden }.map { String($0.key) } }

    /// Returns the shape of a symbol; `nil` if it isn't drawn.
    func shape(named name: Substring) -> SymbolShape? {
        guard let entry = entries[name], !entry.isHidden else { return nil }
        let steps = steps(entry.operations, isFilled: entry.variant.fillsBase)
        return entry.variant.compose(SymbolShape(steps: steps, flips: entry.flips), from: self)
    }

    private func steps(_ operations: Substring, isFilled: Bool) -> [SymbolStep] {
        operations.split(separator: ";").flatMap { operation -> [SymbolStep] in
            let operation = operation.drop { $0 == " " }
            guard let letter = operation.utf8.first, let space = operation.firstIndex(of: " ") else { return [] }
            let rest = operation[operation.index(after: space)...]
            if letter == UInt8(ascii: "u") { return reused(rest, isFilled: isFilled) }
            let factor = Double(operation[operation.index(after: operation.startIndex)..<space])
            let step = Self.step(letter, factor: factor.map { CGFloat($0) }, isFilled: isFilled)
            guard var step else { return [] }
            step.elements = SymbolPathReader.elements(of: rest)
            return [step]
        }
    }

    private static func step(_ letter: UInt8, factor: CGFloat?, isFilled: Bool) -> SymbolStep? {
        let stroke = factor ?? 1
        return switch letter {
        case UInt8(ascii: "s"): SymbolStep(elements: [], stroke: stroke)
        case UInt8(ascii: "f"): SymbolStep(elements: [], fills: true, stroke: factor ?? 0)
        case UInt8(ascii: "o"): SymbolStep(elements: [], fills: isFilled, stroke: stroke)
        case UInt8(ascii: "d"): SymbolStep(elements: [], stroke: stroke, erases: isFilled)
        case UInt8(ascii: "D"): SymbolStep(elements: [], fills: true, stroke: factor ?? 0, erases: isFilled)
        case UInt8(ascii: "x"): isFilled ? nil : SymbolStep(elements: [], stroke: stroke)
        case UInt8(ascii: "y"): isFilled ? SymbolStep(elements: [], fills: true, stroke: stroke) : nil
        case UInt8(ascii: "E"):
            isFilled ? SymbolStep(elements: [], fills: true, stroke: factor ?? 0, erases: true) : nil
        case UInt8(ascii: "e"): isFilled ? SymbolStep(elements: [], stroke: stroke, erases: true) : nil
        case UInt8(ascii: "g"): SymbolStep(elements: [], fills: true, stroke: factor ?? 2.8, erases: true)
        case UInt8(ascii: "b"): SymbolStep(elements: [], stroke: factor ?? 3, erases: true)
        default: nil
        }
    }

    private func reused(_ text: Substring, isFilled: Bool) -> [SymbolStep] {
        let words = text.split(separator: " ")
        guard let name = words.first, let entry = entries[name] else { return [] }
        var transform = CGAffineTransform.identity
        for word in words.dropFirst() {
            let value = CGFloat(Double(word.dropFirst()) ?? 0)
            let change: CGAffineTransform =
                switch word.first {
                case "r": CGAffineTransform(rotationAngle: value * .pi / 180)
                case "s": CGAffineTransform(scaleX: value, y: value)
                case "x": CGAffineTransform(translationX: value, y: 0)
                case "y": CGAffineTransform(translationX: 0, y: value)
                case "m": CGAffineTransform(scaleX: -1, y: 1)
                default: .identity
                }
            transform = transform.concatenating(change)
        }
        let shape = SymbolShape(steps: steps(entry.operations, isFilled: isFilled || entry.variant.fillsBase))
        return entry.variant.compose(shape, from: self).applying(transform).steps
    }
}

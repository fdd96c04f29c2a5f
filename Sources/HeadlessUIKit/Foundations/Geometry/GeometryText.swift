import Foundation

/// Numbers in braces, as UIKit writes geometry: integers without a fraction, other numbers with enough digits to
/// round-trip.
enum GeometryText {
    static func text(_ numbers: CGFloat...) -> String {
        "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
    }

    /// Returns the numbers in a string of that form; zeros if it has another number of them.
    static func numbers(in text: String, count: Int) -> [CGFloat] {
        let numbers = text.split { "{}[], ".contains($0) }.map { Double($0) }
        guard numbers.count == count else { return Array(repeating: 0, count: count) }
        return numbers.map { CGFloat($0 ?? 0) }
    }
}

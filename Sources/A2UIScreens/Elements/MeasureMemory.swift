import PortableUIKit

/// What an element has measured. A tree of stacks asks its leaves at every level; each answers once for a width.
@MainActor
final class MeasureMemory<Value> {
    private var values: [CGFloat: Value] = [:]

    /// Returns the value for a width, measured if it is new.
    func value(for width: CGFloat, _ measure: () -> Value) -> Value {
        if let known = values[width] { return known }
        let value = measure()
        values[width] = value
        return value
    }
}

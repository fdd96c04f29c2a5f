import PortableUIKit

/// A cache of an element's measurements by width, because nested stacks measure their leaves at every level.
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

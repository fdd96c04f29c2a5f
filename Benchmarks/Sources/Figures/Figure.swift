import Foundation

/// A measured number with its limit.
public struct Figure: Sendable {
    /// The name of the benchmark and of the measurement: `lists/first-frame`.
    public let name: String
    /// The measured value, usually a ratio to a baseline of the same run.
    public let value: Double
    /// The maximum value; `nil` if the number is only informative.
    public let limit: Double?
    /// The components of the value, for people.
    public let remark: String

    /// Creates a figure.
    public init(_ name: String, _ value: Double, limit: Double?, remark: String = "") {
        self.name = name
        self.value = value
        self.limit = limit
        self.remark = remark
    }

    /// Whether the value exceeds its limit. NaN counts as too large.
    public var isOverLimit: Bool {
        limit.map { !(value <= $0) } ?? false
    }

    /// `lists/first-frame 2.41 (limit 3.00) 1.210 ms of 0.502 ms`.
    public var line: String {
        let limit = limit.map { String(format: "%.2f", $0) } ?? "–"
        let parts = [
            "\(name) \(String(format: "%.3f", value)) (limit \(limit))", remark, isOverLimit ? "OVER" : "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Prints the figures, one per line, and returns whether one exceeds its limit.
    public static func report(_ figures: [Figure]) -> Bool {
        for figure in figures { print(figure.line) }
        return figures.contains(where: \.isOverLimit)
    }
}

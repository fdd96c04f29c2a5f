import Foundation

/// One measured number and the most it may be.
public struct Figure: Sendable {
    /// The benchmark and what is measured: `lists/first-frame`.
    public let name: String
    /// What was measured, mostly a ratio to a floor of the same run.
    public let value: Double
    /// The most it may be; `nil` where the number is for information.
    public let limit: Double?
    /// What the value is made of, for people.
    public let remark: String

    /// Names a number.
    public init(_ name: String, _ value: Double, limit: Double?, remark: String = "") {
        self.name = name
        self.value = value
        self.limit = limit
        self.remark = remark
    }

    /// Whether the number is larger than it may be. What is not a number is too large.
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

    /// Prints the figures, one a line, and tells whether one is over its limit.
    public static func report(_ figures: [Figure]) -> Bool {
        for figure in figures { print(figure.line) }
        return figures.contains(where: \.isOverLimit)
    }
}

import Foundation
import Testing

/// A number that was recorded on devices, and how to measure ours. Lengths are in points.
struct Figure: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    /// The version of iOS.
    let system: String
    let expected: CGFloat
    /// The largest difference that is right.
    let tolerance: CGFloat
    let measure: @MainActor @Sendable () -> CGFloat

    var testDescription: String { name }

    init(
        _ name: String,
        _ expected: CGFloat,
        source: Source = .recorded,
        within tolerance: CGFloat = 0.005,
        measure: @escaping @MainActor @Sendable () -> CGFloat
    ) {
        self.name = name
        self.source = source.text
        system = source.system
        self.expected = expected
        self.tolerance = tolerance
        self.measure = measure
    }

    /// Where numbers come from.
    enum Source {
        case recorded
        case guidelines
        case fontFile
        case navigationBar26
        case required26

        var text: String {
            switch self {
            case .recorded: "pictures and values recorded on simulators, iPhone 15 at 3x"
            case .guidelines: "Human Interface Guidelines, Typography"
            case .fontFile: "tables `hhea` and `OS/2` of SF Pro, as UIFont reports them"
            case .navigationBar26: "github.com/QuintGao/GKNavigationBarSwift/issues/47"
            case .required26: "required of this project; not recorded"
            }
        }

        var system: String {
            switch self {
            case .recorded: "17.0–17.5"
            case .guidelines, .fontFile: "17"
            case .navigationBar26, .required26: "26"
            }
        }
    }
}

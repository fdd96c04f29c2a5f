import BatchDiffing

/// The identifier of the second and later items with equal identifiers in a section, or sections in a state.
///
/// It depends only on the order, so equal states always have equal identifiers.
public struct RepeatedIdentifier: Hashable {
    /// The shared identifier.
    public let original: DifferenceIdentifier
    /// 1 for the second item with this identifier, 2 for the third, and so on.
    public let occurrence: Int
}

extension RepeatedIdentifier: CustomStringConvertible {
    /// `original#occurrence`, where the second item is number 2.
    public var description: String {
        "\(original)#\(occurrence + 1)"
    }
}

extension DifferenceIdentifier {
    /// Whether the identifier is implicit.
    var isCallSite: Bool {
        switch base.base {
        case is CallSiteIdentifier:
            true
        case let repeated as RepeatedIdentifier:
            repeated.original.isCallSite
        default:
            false
        }
    }
}

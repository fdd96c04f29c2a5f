import Diffing

/// The identity of the second and later items that share an identifier within one section, or sections within one state.
///
/// It depends on the order alone, so the same state always gets the same identities.
public struct RepeatedIdentifier: Hashable {
    /// The shared identifier.
    public let original: DifferenceIdentifier
    /// 1 for the second item with this identifier, 2 for the third …
    public let occurrence: Int
}

extension RepeatedIdentifier: CustomStringConvertible {
    /// `original#occurrence`, counted from 2 as people do.
    public var description: String {
        "\(original)#\(occurrence + 1)"
    }
}

extension DifferenceIdentifier {
    /// Whether no author chose this identifier.
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

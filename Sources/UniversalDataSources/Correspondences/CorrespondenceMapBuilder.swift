import PortableUIKit

/// A rule or a decorator of a map.
@MainActor
public struct CorrespondenceMapEntry {
    enum Content {
        case correspondence(Correspondence)
        case decorator(AnyViewDecorator)
    }

    let content: Content
}

/// Collects the rules and decorators of a ``CorrespondenceMap``.
@resultBuilder
@MainActor
public enum CorrespondenceMapBuilder {
    /// A rule.
    public static func buildExpression(_ correspondence: Correspondence) -> [CorrespondenceMapEntry] {
        [CorrespondenceMapEntry(content: .correspondence(correspondence))]
    }

    /// A decorator for all views of its type, hosted ones too.
    public static func buildExpression<View: UIView>(_ decorator: ViewDecorator<View>) -> [CorrespondenceMapEntry] {
        [CorrespondenceMapEntry(content: .decorator(AnyViewDecorator(decorator)))]
    }

    /// Rules that were collected before.
    public static func buildExpression(_ correspondences: [Correspondence]) -> [CorrespondenceMapEntry] {
        correspondences.map { CorrespondenceMapEntry(content: .correspondence($0)) }
    }

    /// All that is told, in order.
    public static func buildBlock(_ components: [CorrespondenceMapEntry]...) -> [CorrespondenceMapEntry] {
        components.flatMap { $0 }
    }

    /// `if` without `else`.
    public static func buildOptional(_ component: [CorrespondenceMapEntry]?) -> [CorrespondenceMapEntry] {
        component ?? []
    }

    /// `if` and the first cases of `switch`.
    public static func buildEither(first component: [CorrespondenceMapEntry]) -> [CorrespondenceMapEntry] { component }

    /// `else` and the other cases of `switch`.
    public static func buildEither(second component: [CorrespondenceMapEntry]) -> [CorrespondenceMapEntry] { component }

    /// `for`.
    public static func buildArray(_ components: [[CorrespondenceMapEntry]]) -> [CorrespondenceMapEntry] {
        components.flatMap { $0 }
    }

    /// `if #available`.
    public static func buildLimitedAvailability(_ component: [CorrespondenceMapEntry]) -> [CorrespondenceMapEntry] {
        component
    }
}

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

/// The result builder for the rules and decorators of a ``CorrespondenceMap``.
@resultBuilder
@MainActor
public enum CorrespondenceMapBuilder {
    /// Adds a rule.
    public static func buildExpression(_ correspondence: Correspondence) -> [CorrespondenceMapEntry] {
        [CorrespondenceMapEntry(content: .correspondence(correspondence))]
    }

    /// Adds a decorator for all views of its type, including hosted ones.
    public static func buildExpression<View: UIView>(_ decorator: ViewDecorator<View>) -> [CorrespondenceMapEntry] {
        [CorrespondenceMapEntry(content: .decorator(AnyViewDecorator(decorator)))]
    }

    /// Adds an array of rules.
    public static func buildExpression(_ correspondences: [Correspondence]) -> [CorrespondenceMapEntry] {
        correspondences.map { CorrespondenceMapEntry(content: .correspondence($0)) }
    }

    /// Combines entries in order.
    public static func buildBlock(_ components: [CorrespondenceMapEntry]...) -> [CorrespondenceMapEntry] {
        components.flatMap { $0 }
    }

    /// Supports `if` without `else`.
    public static func buildOptional(_ component: [CorrespondenceMapEntry]?) -> [CorrespondenceMapEntry] {
        component ?? []
    }

    /// Supports `if`, and `switch` together with ``buildEither(second:)``.
    public static func buildEither(first component: [CorrespondenceMapEntry]) -> [CorrespondenceMapEntry] { component }

    /// Supports `else`, and `switch` together with ``buildEither(first:)``.
    public static func buildEither(second component: [CorrespondenceMapEntry]) -> [CorrespondenceMapEntry] { component }

    /// Supports `for` loops.
    public static func buildArray(_ components: [[CorrespondenceMapEntry]]) -> [CorrespondenceMapEntry] {
        components.flatMap { $0 }
    }

    /// Supports `if #available`.
    public static func buildLimitedAvailability(_ component: [CorrespondenceMapEntry]) -> [CorrespondenceMapEntry] {
        component
    }
}

import DeclarativeCollections
import PortableUIKit

/// How much room rows have above and below their contents.
public enum RowDensity: String, CaseIterable, Hashable, Sendable {
    /// Little: `xs`, 8 points. A row of one line is 44 points high, the least that can be tapped.
    case compact

    /// That of the theme: ``SpacingScale/row``, or `m`, 16 points. A row of one line is 56 points high.
    case regular

    /// Much: `l`, 24 points. A row of one line is 72 points high.
    case spacious
}

/// The environment key of the density of rows.
public enum RowDensityKey: CollectionViewEnvironmentKey {
    /// That of the theme.
    public static let defaultValue = RowDensity.regular
}

/// The environment key of the least height of rows, in points.
public enum MinimumRowHeightKey: CollectionViewEnvironmentKey {
    /// That of a row with an icon.
    public static let defaultValue: CGFloat = 0
}

extension EnvironmentContainable {
    /// Returns a copy whose rows have more or less room above and below their contents. `nil` inherits the density of the
    /// container.
    ///
    /// ```swift
    /// CollectionViewSection { … }.rowDensity(.compact)
    /// ```
    public func rowDensity(_ density: RowDensity?) -> Self {
        environment(RowDensityKey.self, density)
    }

    /// Returns a copy whose rows are at least as high as this. Rows are always as high as their contents, and at least 44 points.
    ///
    /// - Parameter height: The height, in points, from 0. `nil` inherits that of the container.
    public func minimumRowHeight(_ height: CGFloat?) -> Self {
        environment(MinimumRowHeightKey.self, height.map { $0.isFinite ? max($0, 0) : 0 })
    }
}

extension RowDensity {
    /// The distance of texts from the top and the bottom of their row, in points; `nil` for that of the theme.
    func rowInset(_ spacing: SpacingScale) -> CGFloat? {
        switch self {
        case .compact: spacing.xs
        case .regular: nil
        case .spacious: spacing.l
        }
    }
}

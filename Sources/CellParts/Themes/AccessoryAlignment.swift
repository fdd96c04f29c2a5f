import DeclarativeCollections

/// Where everything at the right of a row stands beside the texts at its left: texts, badges, icons, controls and chevrons.
///
/// If the texts at both sides have one line, they share their baseline. Below the left part, the right one starts at the leading
/// edge of the left texts.
public enum AccessoryAlignment: String, CaseIterable, Hashable, Sendable {
    /// In the middle of the texts. At accessibility text sizes on the first line.
    case centered

    /// On the first line: texts share its baseline, all else is centered on it.
    case firstLine

    /// The alignment of the row that is being measured or laid out: that of its surroundings, or of its theme without one.
    @MainActor static var current: AccessoryAlignment {
        CollectionViewEnvironment.current[AccessoryAlignmentKey.self] ?? CellTheme.current.accessoryAlignment
    }
}

/// The environment key of the alignment of right parts.
public enum AccessoryAlignmentKey: CollectionViewEnvironmentKey {
    /// That of the theme.
    public static let defaultValue: AccessoryAlignment? = nil
}

extension EnvironmentContainable {
    /// Returns a copy whose rows align their right parts in a way, whatever their theme says. `nil` inherits the alignment of
    /// the container.
    ///
    /// ```swift
    /// CollectionViewSection { … }.accessoryAlignment(.firstLine)
    /// ```
    public func accessoryAlignment(_ alignment: AccessoryAlignment?) -> Self {
        environment(AccessoryAlignmentKey.self, alignment.map { .some($0) })
    }
}

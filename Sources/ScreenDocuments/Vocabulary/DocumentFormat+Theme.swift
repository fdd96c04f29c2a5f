import Honeycomb
import ScreenDocumentsCore

extension DocumentFormat {
    /// Adds the names that only a theme has: the `others` of its palette, spacing, corner radii and typography.
    package mutating func add(namesOf theme: CellTheme) {
        let palette = theme.palette.others.map(\.name)
        colors.add(palette)
        tints.add(palette)
        spacings.add(theme.spacing.others.map(\.name))
        radii.add(theme.cornerRadii.others.map(\.name))
        textSizes.add(theme.typography.others.map(\.name))
    }
}

extension [String] {
    /// Adds the names that are not there yet.
    fileprivate mutating func add(_ names: [String]) {
        for name in names where !contains(name) { append(name) }
    }
}

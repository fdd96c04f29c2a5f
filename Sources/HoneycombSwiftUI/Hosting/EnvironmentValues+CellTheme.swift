#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

private struct CellThemeValueKey: EnvironmentKey {
    static let defaultValue = CellTheme.standard
}

extension EnvironmentValues {
    /// The theme of cells: of screens and rows in SwiftUI, and of the row that a SwiftUI view is in.
    public var cellTheme: CellTheme {
        get { self[CellThemeValueKey.self] }
        set { self[CellThemeValueKey.self] = newValue }
    }
}

extension SwiftUI.View {
    /// Sets the theme of the screens and rows in this view. A state, a section or an item with its own theme keeps it.
    public func cellTheme(_ theme: CellTheme) -> some SwiftUI.View {
        environment(\.cellTheme, theme)
    }
}
#endif

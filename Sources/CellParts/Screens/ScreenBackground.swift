import DeclarativeCollections
import PortableUIKit

/// The environment key of the color behind the rows of a screen.
public enum ScreenBackgroundKey: CollectionViewEnvironmentKey {
    /// The background of the theme.
    public static let defaultValue: UIColor? = nil
}

extension CollectionViewState {
    /// Returns a copy whose screen, a ``CellScreenViewController``, has a color behind the rows.
    ///
    /// - Parameter color: The color; one of the standard palette is that of the theme, such as `Palette.color(named: "fill")`. `nil`
    ///   is the background of the theme.
    public func screenBackground(_ color: UIColor?) -> CollectionViewState {
        environment(ScreenBackgroundKey.self, color.map { .some($0) })
    }
}

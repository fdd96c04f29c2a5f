import ContainerCells
import PortableUIKit

/// The content of a header or footer that consists of a text. All conforming types share one view.
public protocol SectionTextContent: ContainerContent {
    /// Returns the text in the colors and styles of a theme.
    func label(in theme: CellTheme) -> LabelContent

    /// Returns the insets of the text, in points. `left` is the leading side.
    func insets(_ spacing: SpacingScale) -> UIEdgeInsets

    /// The accessibility traits of the text.
    var textTraits: UIAccessibilityTraits { get }
}

import ContainerCells
import PortableUIKit

/// A header or footer that is a text. A new one is a short file; they all share one view.
public protocol SectionTextContent: ContainerContent {
    /// The text in the colours and styles of a theme.
    func label(in theme: CellTheme) -> LabelContent

    /// The space around the text, in points. `left` is the leading side.
    func insets(_ spacing: SpacingScale) -> UIEdgeInsets

    /// What a screen reader says of the nature of the text.
    var textTraits: UIAccessibilityTraits { get }
}

import ContainerCells
import PortableUIKit

/// A large title above the rows of a section.
public struct SectionLargeHeaderContent: ContainerContent {

    /// The view of the header.
    public typealias View = SectionLargeHeaderView

    /// The text. It takes as many lines as it needs.
    public var title: String

    /// How tests find the title. The title itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a large title.
    public init(title: String, accessibilityIdentifier: String? = nil) {
        self.title = title
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    var titleLabel: LabelContent {
        LabelContent(
            text: title,
            style: Typography.standard.largeHeader,
            color: Palette.standard.primaryText,
            lineCount: 0
        )
    }
}

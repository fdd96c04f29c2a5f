import PortableUIKit

/// Gray shapes in place of a row that is being loaded. They shimmer, unless "Reduce Motion" is on.
public struct LeftSkeleton: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftSkeleton>

    /// The number of lines of text, from 1 to 10.
    public var lineCount: Int

    /// Whether there is a round image before the lines.
    public var hasImage: Bool

    /// What VoiceOver says, such as "Loading"; `nil` for nothing.
    public var label: String?

    /// Creates a skeleton, by default of two lines.
    public init(lineCount: Int = 2, hasImage: Bool = false, label: String? = nil) {
        self.lineCount = lineCount
        self.hasImage = hasImage
        self.label = label
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        let count = min(max(lineCount, 1), 10)
        let lines = (0..<count).map { index in
            SkeletonElement(
                size: .line(index == 0 ? theme.title("A") : theme.subtitle("A"), fraction: Self.fractions[index % 3]),
                theme: theme,
                spokenLabel: index == 0 ? label : nil
            )
        }
        return LeftColumn(
            graphic: hasImage ? SkeletonElement(size: .circle(40), theme: theme) : nil,
            lines: lines,
            lineGap: theme.spacing.xxxs
        )
    }

    /// How long the lines are, as parts of the width.
    private static let fractions: [CGFloat] = [0.6, 0.85, 0.4]
}

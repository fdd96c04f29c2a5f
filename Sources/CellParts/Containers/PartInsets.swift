import PortableUIKit

/// The distances, in points, between the edges of a part and its content.
enum PartInsets {
    /// Returns the insets of a left part. The right part provides the distance at the trailing edge.
    static func left(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.m, left: spacing.m, bottom: spacing.m, right: .zero)
    }

    /// Returns the insets of a right part beside or below the left part.
    static func right(_ spacing: SpacingScale, isBelowLeft: Bool) -> UIEdgeInsets {
        isBelowLeft
            ? below(spacing) : UIEdgeInsets(top: spacing.m, left: spacing.xs, bottom: spacing.m, right: spacing.m)
    }

    /// Returns the insets of a control beside or below the left part.
    ///
    /// Controls are taller than a line of text. Smaller vertical insets beside the left part keep a row with a control hardly
    /// taller than one without.
    static func rightControl(_ spacing: SpacingScale, isBelowLeft: Bool) -> UIEdgeInsets {
        isBelowLeft
            ? below(spacing) : UIEdgeInsets(top: spacing.xs, left: spacing.xs, bottom: spacing.xs, right: spacing.m)
    }

    private static func below(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: .zero, left: .zero, bottom: spacing.m, right: spacing.m)
    }
}

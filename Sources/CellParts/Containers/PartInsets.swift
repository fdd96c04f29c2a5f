import DeclarativeCollections
import PortableUIKit

/// The distances, in points, between the edges of a part and its content.
enum PartInsets {
    /// Returns the insets of a left part. The right part provides the distance at the trailing edge.
    static func left(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.rowInset, left: spacing.m, bottom: spacing.rowInset, right: .zero)
    }

    /// Returns the insets of a right part beside or below the left part.
    static func right(_ spacing: SpacingScale, isBelowLeft: Bool) -> UIEdgeInsets {
        isBelowLeft
            ? below(spacing)
            : UIEdgeInsets(top: spacing.rowInset, left: spacing.xs, bottom: spacing.rowInset, right: spacing.m)
    }

    /// Returns the insets of a control beside or below the left part.
    ///
    /// Controls are taller than a line of text. Smaller vertical insets beside the left part keep a row with a control hardly
    /// taller than one without.
    static func rightControl(_ spacing: SpacingScale, isBelowLeft: Bool) -> UIEdgeInsets {
        isBelowLeft
            ? below(spacing)
            : UIEdgeInsets(
                top: min(spacing.xs, spacing.rowInset),
                left: spacing.xs,
                bottom: min(spacing.xs, spacing.rowInset),
                right: spacing.m
            )
    }

    /// Columns narrower than this, in points, are too narrow for the usual insets and several words beside them.
    static let narrowWidth: CGFloat = 160

    /// Returns the insets of texts in a narrow column: as much less than usual at the sides as their longest word needs, down
    /// to `xxs`.
    ///
    /// - Parameters:
    ///   - insets: The usual insets.
    ///   - wordWidth: The width of the longest word and of what is beside it, in points.
    ///   - width: The width of the part, in points.
    static func narrowed(
        _ insets: UIEdgeInsets,
        for wordWidth: @autoclosure () -> CGFloat,
        in width: CGFloat,
        _ spacing: SpacingScale
    ) -> UIEdgeInsets {
        guard width < narrowWidth else { return insets }
        let missing = insets.left + wordWidth() + insets.right - width
        guard missing > 0 else { return insets }
        var result = insets
        let least = spacing.xxs
        let (left, right) = (max(insets.left - least, 0), max(insets.right - least, 0))
        let share = left + right > 0 ? min(missing / (left + right), 1) : 0
        result.left -= PixelGrid.current.aligned(left * share)
        result.right -= PixelGrid.current.aligned(right * share)
        return result
    }

    private static func below(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: .zero, left: .zero, bottom: spacing.rowInset, right: spacing.m)
    }
}

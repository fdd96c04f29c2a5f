import PortableUIKit

/// How a field stands out from its row.
public enum FieldStyle: String, CaseIterable, Hashable, Sendable {
    /// As a line of the row.
    case plain

    /// On a ground with rounded corners.
    case filled

    /// With a border, which has the accent color while the field has the focus, and that of errors with an error.
    case outlined

    /// As a search field: on a ground, with a magnifying glass before the text.
    case search
}

extension FieldStyle {
    /// Returns a field as it looks in this style.
    @MainActor
    func element(
        of field: any PartElement,
        in theme: CellTheme,
        isFocused: Bool,
        hasError: Bool
    ) -> any PartElement {
        guard self != .plain else { return field }
        let palette = theme.palette
        let edge = hasError ? palette.destructive : isFocused ? palette.accent : palette.control
        let hasEdge = self == .outlined || hasError
        return BoxElement(
            field,
            icon: self == .search ? IconElement(icon: Icon.search.image, tint: palette.secondaryText, side: 20) : nil,
            surface: BoxElement.Surface(
                color: self == .outlined ? nil : palette.overlayFill,
                borderColor: hasEdge ? edge : nil,
                borderWidth: theme.details.strokes.outline * (isFocused && hasEdge ? 2 : 1),
                cornerRadius: theme.cornerRadii.large
            ),
            padding: (horizontal: theme.spacing.s, vertical: self == .search ? theme.spacing.xs : theme.spacing.s)
        )
    }
}

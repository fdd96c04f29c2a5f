/// The screens that the settings screen opens.
public enum CellListRoute: Hashable, Sendable {
    case profile
    case country
    case notifications
    case articles
}

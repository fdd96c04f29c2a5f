/// The screens that the settings screen leads to.
public enum CellListRoute: Hashable, Sendable {
    case profile
    case country
    case notifications
    case articles
}

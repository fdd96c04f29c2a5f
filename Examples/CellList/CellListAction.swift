/// The user's actions on the settings screen.
public enum CellListAction: Hashable, Sendable {
    case open(CellListRoute)
    case toggleViews
    case toggleInvitations
}

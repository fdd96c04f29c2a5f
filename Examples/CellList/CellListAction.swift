/// What the user does on the settings screen.
public enum CellListAction: Hashable, Sendable {
    case open(CellListRoute)
    case toggleViews
    case toggleInvitations
}

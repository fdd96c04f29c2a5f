/// What the settings screen is about: the business state, which knows nothing of cells.
public struct CellListState: Hashable, Sendable {
    /// Whether the user wants to hear of views of the résumé.
    public var isNotifiedOfViews: Bool

    /// Whether the user wants to hear of invitations to interviews.
    public var isNotifiedOfInvitations: Bool

    /// Creates the settings of a new account.
    public init(isNotifiedOfViews: Bool = false, isNotifiedOfInvitations: Bool = true) {
        self.isNotifiedOfViews = isNotifiedOfViews
        self.isNotifiedOfInvitations = isNotifiedOfInvitations
    }
}

/// The business state of the settings screen, independent of cells.
nonisolated public struct CellListState: Hashable, Sendable {
    /// Whether the user is notified of views of the résumé.
    public var isNotifiedOfViews: Bool

    /// Whether the user is notified of invitations to interviews.
    public var isNotifiedOfInvitations: Bool

    /// Creates the settings of a new account by default.
    public init(isNotifiedOfViews: Bool = false, isNotifiedOfInvitations: Bool = true) {
        self.isNotifiedOfViews = isNotifiedOfViews
        self.isNotifiedOfInvitations = isNotifiedOfInvitations
    }
}

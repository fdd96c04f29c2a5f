/// The attributes of a sticky header with rows under it.
package enum PinnedHeader {
    /// The `zIndex` of the attributes. It tells the header's view to draw a background, so that no class of attributes
    /// is needed; a header without rows under it has 1.
    package static let zIndex = 2
}

/// The moment at which the collection view calls the app's code.
enum CallbackTiming {
    /// In response to a touch: the collection view may be changed when the callback returns.
    case betweenLayouts
    /// While cells are created and displayed: the collection view must not be changed until layout ends.
    case duringLayout
}

/// When the collection view calls out to an app's code.
enum CallbackTiming {
    /// In reaction to a touch: when the callback returns, the collection view may be changed.
    case betweenLayouts
    /// While cells are made and announced: the collection view may be changed only later.
    case duringLayout
}

/// What the objects of a driver tell it, and ask of it: its one way back from data source, delegate and observing view.
@MainActor
protocol DriverDelegate: AnyObject {
    /// Something in a state was noticed that the app should know.
    func report(_ report: CollectionViewReport)

    /// The app's code that the collection view called has returned.
    func callbacksDidEnd(_ timing: CallbackTiming)

    /// The user changed what the state says: the selection, or the place of a row.
    func changeState(_ change: (inout CollectionViewState) -> Void)

    /// Requests ``collectionViewDidLayout()`` at the end of the layout pass under way, or of the next one.
    func requestLayoutPass()

    /// The collection view was laid out after such a request.
    func collectionViewDidLayout()

    /// Text size, appearance, direction or another trait changed.
    func traitsDidChange()

    /// The safe area changed, and with it perhaps the width of the rows.
    func safeAreaDidChange()

    /// The collection view was put into a window or taken out of one.
    func windowDidChange()
}

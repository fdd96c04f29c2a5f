/// The delegate of the driver's objects (data source, collection view delegate, observing view), implemented by the
/// driver.
@MainActor
protocol DriverDelegate: AnyObject {
    /// Called to report a problem in a state to the app.
    func report(_ report: CollectionViewReport)

    /// Called after handlers of the app have returned.
    func callbacksDidEnd(_ timing: CallbackTiming)

    /// Called when the user changed the state: the selection or the position of a row.
    func changeState(_ change: (inout CollectionViewState) -> Void)

    /// Called to show a change of the state that the user made, before states that wait.
    func showState(changedBy change: (inout CollectionViewState) -> Void)

    /// Requests ``collectionViewDidLayout()`` at the end of the layout pass under way, or of the next one.
    func requestLayoutPass()

    /// Called after the requested layout pass of the collection view.
    func collectionViewDidLayout()

    /// Called when the text size, the appearance, the layout direction or another trait changed.
    func traitsDidChange()

    /// Called when the safe area changed, which may change the width of the rows.
    func safeAreaDidChange()

    /// Called when the collection view was added to or removed from a window.
    func windowDidChange()
}

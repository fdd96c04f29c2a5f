/// Values of a control for each of its states.
struct ValuesByState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value that was set for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// Whether no value was set.
    var isEmpty: Bool { values.isEmpty }

    /// Returns the value for a state, or else the one for `.normal`, as in UIKit.
    func value(in state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}

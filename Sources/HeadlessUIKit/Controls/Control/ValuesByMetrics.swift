/// Values of a bar or of a control in a bar for each of its metrics.
struct ValuesByMetrics<Value> {
    private var values: [UIBarMetrics: Value] = [:]

    /// The value that was set for exactly these metrics.
    subscript(exactly metrics: UIBarMetrics) -> Value? {
        get { values[metrics] }
        set { values[metrics] = newValue }
    }

    /// The value to show: bars are as high as on a phone in portrait.
    var shown: Value? { values[.default] }
}

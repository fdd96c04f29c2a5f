import Foundation

/// The appearance of the buttons of a bar, by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    private let style: UIBarButtonItem.Style
    private let states = [
        UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance(),
        UIBarButtonItemStateAppearance(),
    ]

    /// Called after a property changed.
    final var didChange: (() -> Void)? {
        didSet { for state in states { state.didChange = didChange } }
    }

    /// Creates the default appearance of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Creates the default appearance of the plain style.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Resets the appearance to the default of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        let standard = UIBarButtonItemAppearance(style: style)
        for (state, value) in zip(states, standard.states) { state.copyValues(from: value) }
    }

    /// The appearance in the normal state. The other states inherit what they do not set.
    open var normal: UIBarButtonItemStateAppearance { states[0] }

    /// The appearance while the button is touched.
    open var highlighted: UIBarButtonItemStateAppearance { states[1] }

    /// The appearance of a disabled button.
    open var disabled: UIBarButtonItemStateAppearance { states[2] }

    /// The appearance of the button that has the focus.
    open var focused: UIBarButtonItemStateAppearance { states[3] }

    /// Returns a copy of the appearance.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: style)
        for (state, value) in zip(copy.states, states) { state.copyValues(from: value) }
        return copy
    }

    /// Returns a copy that reports its changes.
    final func observedCopy(onChange didChange: (() -> Void)?) -> UIBarButtonItemAppearance {
        let copy = self.copy() as? UIBarButtonItemAppearance ?? self
        copy.didChange = didChange
        return copy
    }

    /// The title attributes of each state for which some are set, including those inherited from the normal state.
    final var titleAttributes: [(state: UIControl.State, attributes: [NSAttributedString.Key: Any])] {
        let base = normal.titleTextAttributes
        return [
            (UIControl.State.normal, normal), (.highlighted, highlighted), (.disabled, disabled), (.focused, focused),
        ]
        .filter { !$1.titleTextAttributes.isEmpty }
        .map { ($0, base.merging($1.titleTextAttributes) { $1 }) }
    }
}

import Foundation

/// The appearance of the tabs of a tab bar, by state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The arrangements of a tab's image and title.
    public enum Style: Int, Sendable {
        /// The title is below the image.
        case stacked = 0
        /// The title is beside the image.
        case inline = 1
        /// The title is beside the image in a bar of reduced height.
        case compactInline = 2
    }

    private let style: Style
    private let states = [
        UITabBarItemStateAppearance(), UITabBarItemStateAppearance(), UITabBarItemStateAppearance(),
        UITabBarItemStateAppearance(),
    ]

    /// Called after a property changed.
    final var didChange: (() -> Void)? {
        didSet { for state in states { state.didChange = didChange } }
    }

    /// Creates the default appearance of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates the default appearance of the stacked style.
    public convenience override init() {
        self.init(style: .stacked)
    }

    /// Resets the appearance to the default of a style.
    open func configureWithDefault(for style: Style) {
        let standard = UITabBarItemAppearance(style: style)
        for (state, value) in zip(states, standard.states) { state.copyValues(from: value) }
    }

    /// The appearance in the normal state. The other states inherit what they do not set.
    open var normal: UITabBarItemStateAppearance { states[0] }

    /// The appearance of the selected tab.
    open var selected: UITabBarItemStateAppearance { states[1] }

    /// The appearance of a disabled tab.
    open var disabled: UITabBarItemStateAppearance { states[2] }

    /// The appearance of the tab that has the focus.
    open var focused: UITabBarItemStateAppearance { states[3] }

    /// Returns a copy of the appearance.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance(style: style)
        for (state, value) in zip(copy.states, states) { state.copyValues(from: value) }
        return copy
    }
}

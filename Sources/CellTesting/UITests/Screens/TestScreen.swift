/// A screen whose elements have names in Swift, so that tests do not repeat identifiers.
///
/// ```swift
/// struct SettingsScreen: TestScreen {
///     @Cell("country") var country
///     @Switch("Invitations") var invitations
/// }
///
/// let screen = SettingsScreen(app)
/// screen.country.tap().assert(detail: "Россия")
/// ```
///
/// Create it with ``init(_:)``. The elements of a screen made with `init()` do not know where to look.
@MainActor
public protocol TestScreen {
    /// Creates a screen that is not connected to an app. Structures have this initializer without writing it.
    init()
}

extension TestScreen {
    /// A row, by identifier, label or title.
    public typealias Cell = NamedElement<NamedElementKinds.Cell>
    /// A button.
    public typealias Button = NamedElement<NamedElementKinds.Button>
    /// A switch, by its own name or that of its row.
    public typealias Switch = NamedElement<NamedElementKinds.Switch>
    /// A text.
    public typealias StaticText = NamedElement<NamedElementKinds.StaticText>
    /// A text field, by identifier, label, placeholder or the name of its row.
    public typealias TextField = NamedElement<NamedElementKinds.TextField>
    /// A slider, by its own name or that of its row.
    public typealias Slider = NamedElement<NamedElementKinds.Slider>
    /// A stepper, by its own name or that of its row.
    public typealias Stepper = NamedElement<NamedElementKinds.Stepper>
    /// A segmented control.
    public typealias SegmentedControl = NamedElement<NamedElementKinds.SegmentedControl>
    /// An image.
    public typealias Image = NamedElement<NamedElementKinds.Image>
    /// An element of any kind.
    public typealias Element = NamedElement<NamedElementKinds.Element>

    /// Creates the screen that an app shows.
    public init(_ app: ScreenTest) {
        self.init()
        for child in Mirror(reflecting: self).children {
            (child.value as? any NamedElementBinding)?.bind(to: app)
        }
    }
}

/// Something in which elements are found: a screen, an element or the elements of a query.
@MainActor
public protocol ScreenElementQueryProvider {
    /// Returns the query of all elements of a kind at any depth.
    func descendants(matching type: ScreenElementType) -> ScreenElementQuery

    /// Returns the query of the direct children of a kind.
    func children(matching type: ScreenElementType) -> ScreenElementQuery
}

extension ScreenElementQueryProvider {
    /// The rows and items of lists.
    public var cells: ScreenElementQuery { descendants(matching: .cell) }
    /// The texts, also those inside of rows.
    public var staticTexts: ScreenElementQuery { descendants(matching: .staticText) }
    /// The buttons, and the items of open menus.
    public var buttons: ScreenElementQuery { descendants(matching: .button) }
    /// The switches. One without a name of its own has that of its row.
    public var switches: ScreenElementQuery { descendants(matching: .switch) }
    /// The sliders. One without a name of its own has that of its row.
    public var sliders: ScreenElementQuery { descendants(matching: .slider) }
    /// The steppers. One without a name of its own has that of its row.
    public var steppers: ScreenElementQuery { descendants(matching: .stepper) }
    /// The segmented controls, whose segments are buttons.
    public var segmentedControls: ScreenElementQuery { descendants(matching: .segmentedControl) }
    /// The text fields, found by identifier, label or placeholder.
    public var textFields: ScreenElementQuery { descendants(matching: .textField) }
    /// The text fields that hide their text.
    public var secureTextFields: ScreenElementQuery { descendants(matching: .secureTextField) }
    /// The search fields.
    public var searchFields: ScreenElementQuery { descendants(matching: .searchField) }
    /// The text views.
    public var textViews: ScreenElementQuery { descendants(matching: .textView) }
    /// The images.
    public var images: ScreenElementQuery { descendants(matching: .image) }
    /// The links.
    public var links: ScreenElementQuery { descendants(matching: .link) }
    /// The table views.
    public var tables: ScreenElementQuery { descendants(matching: .table) }
    /// The collection views.
    public var collectionViews: ScreenElementQuery { descendants(matching: .collectionView) }
    /// The scroll views, including tables and collection views.
    public var scrollViews: ScreenElementQuery { descendants(matching: .scrollView) }
    /// The navigation bars, whose label is the title.
    public var navigationBars: ScreenElementQuery { descendants(matching: .navigationBar) }
    /// The tab bars.
    public var tabBars: ScreenElementQuery { descendants(matching: .tabBar) }
    /// The toolbars.
    public var toolbars: ScreenElementQuery { descendants(matching: .toolbar) }
    /// The alerts, whose label is the title.
    public var alerts: ScreenElementQuery { descendants(matching: .alert) }
    /// The action sheets, whose label is the title, and view controllers presented as sheets.
    public var sheets: ScreenElementQuery { descendants(matching: .sheet) }
    /// The open context menus and edit menus.
    public var menus: ScreenElementQuery { descendants(matching: .menu) }
    /// The items of open menus.
    public var menuItems: ScreenElementQuery { descendants(matching: .menuItem) }
    /// The keyboard, which exists while text is being edited.
    public var keyboards: ScreenElementQuery { descendants(matching: .keyboard) }
    /// The keys of the keyboard: letters, digits, `space` and `delete`. The Return key is a button.
    public var keys: ScreenElementQuery { descendants(matching: .key) }
    /// The pickers.
    public var pickers: ScreenElementQuery { descendants(matching: .picker) }
    /// The date pickers.
    public var datePickers: ScreenElementQuery { descendants(matching: .datePicker) }
    /// The page controls.
    public var pageIndicators: ScreenElementQuery { descendants(matching: .pageIndicator) }
    /// The progress views.
    public var progressIndicators: ScreenElementQuery { descendants(matching: .progressIndicator) }
    /// The activity indicators.
    public var activityIndicators: ScreenElementQuery { descendants(matching: .activityIndicator) }
    /// The elements of no particular kind.
    public var otherElements: ScreenElementQuery { descendants(matching: .other) }
}

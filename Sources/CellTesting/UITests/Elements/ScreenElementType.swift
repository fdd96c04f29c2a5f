import PortableUIKit

/// The kinds of elements on a screen, named as XCUITest names them.
public enum ScreenElementType: String, CaseIterable, Hashable, Sendable {
    /// Any kind, in queries.
    case any
    /// None of the other kinds.
    case other
    case window, alert, sheet, button, cell, staticText, image, link, textField, secureTextField, searchField, textView
    case `switch`, slider, stepper, segmentedControl, picker, datePicker, pageIndicator, progressIndicator
    case activityIndicator, table, collectionView, scrollView, navigationBar, tabBar, toolbar, menu, menuItem
    case keyboard, key

    /// The name of the query of the kind, such as `cells`.
    public var queryName: String {
        switch self {
        case .any: "descendants(matching: .any)"
        case .other: "otherElements"
        case .switch: "switches"
        case .key, .alert, .sheet, .button, .cell, .staticText, .image, .link, .window, .textField, .secureTextField,
            .searchField, .textView, .slider, .stepper, .segmentedControl, .picker, .datePicker, .pageIndicator,
            .progressIndicator, .activityIndicator, .table, .collectionView, .scrollView, .navigationBar, .tabBar,
            .toolbar, .menu, .menuItem, .keyboard:
            rawValue + "s"
        }
    }

    /// Whether a query of this kind finds elements of another kind: menu items are also buttons, search fields are also
    /// text fields, lists are also scroll views.
    func includes(_ type: Self) -> Bool {
        switch (self, type) {
        case (.any, _), (.button, .menuItem), (.textField, .searchField), (.scrollView, .table),
            (.scrollView, .collectionView):
            true
        default: self == type
        }
    }

    /// Whether elements of the kind may have the name of the row in which they are.
    var isNamedByRow: Bool {
        switch self {
        case .switch, .slider, .stepper, .segmentedControl, .textField, .secureTextField, .searchField, .textView,
            .datePicker, .picker, .progressIndicator, .activityIndicator, .image:
            true
        default: false
        }
    }
}

extension ScreenElementType {
    /// Creates the kind of a view.
    ///
    /// - Parameter isPart: Whether the view is in an accessibility element, which has its traits.
    @MainActor
    init(of view: UIView, isPart: Bool = false) {
        self =
            switch view {
            case is UICollectionViewCell, is UITableViewCell: .cell
            case is UILabel: .staticText
            case is UIButton: .button
            case is UIImageView: view.accessibilityTraits.contains(.button) ? .button : .image
            case is UITableView: .table
            case is UICollectionView: .collectionView
            case is UITextView: .textView
            case is UIScrollView: .scrollView
            case let field as UITextField: Self(of: field)
            case is UINavigationBar: .navigationBar
            case is UITabBar: .tabBar
            case is UIToolbar: .toolbar
            case is UIWindow: .window
            case is UIControl: Self(ofControl: view)
            case is UIProgressView: .progressIndicator
            case is UIActivityIndicatorView: .activityIndicator
            case is UIPickerView: .picker
            default: view.isAccessibilityElement && !isPart ? Self(traits: view.accessibilityTraits) : .other
            }
    }

    @MainActor
    private init(of field: UITextField) {
        self = field is UISearchTextField ? .searchField : field.isSecureTextEntry ? .secureTextField : .textField
    }

    @MainActor
    private init(ofControl view: UIView) {
        self =
            switch view {
            case is UISwitch: .switch
            case is UISlider: .slider
            case is UIStepper: .stepper
            case is UISegmentedControl: .segmentedControl
            case is UIDatePicker: .datePicker
            case is UIPageControl: .pageIndicator
            default: Self(ofOwnControl: view)
            }
    }

    /// A control of an app or of a part that shows something and takes taps is a button, also where its row speaks for it.
    @MainActor
    private init(ofOwnControl view: UIView) {
        let kind = Self(traits: view.accessibilityTraits)
        let takesTaps = (view as? UIControl)?.allControlEvents.contains(.touchUpInside) == true
        self = kind == .other && takesTaps && !view.subviews.isEmpty ? .button : kind
    }

    /// Creates the kind of an accessibility element.
    init(traits: UIAccessibilityTraits) {
        let kinds: [(UIAccessibilityTraits, Self)] = [
            (.searchField, .searchField), (.link, .link), (.button, .button), (.adjustable, .slider), (.image, .image),
            (.staticText, .staticText), (.header, .staticText),
        ]
        self = kinds.first { traits.contains($0.0) }?.1 ?? .other
    }
}

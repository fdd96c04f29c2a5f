/// An element of a ``TestScreen``, found by its kind and name. Use the wrappers of the protocol, such as `@Cell`.
@MainActor
@propertyWrapper
public struct NamedElement<Kind: NamedElementKind> {
    private final class Binding {
        var app: ScreenTest?
    }

    private let name: String
    private let site: TestReporter
    private let binding = Binding()

    /// Creates an element with an identifier, a label or a placeholder.
    public init(
        _ name: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        self.name = name
        site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The element on the screen.
    public var wrappedValue: ScreenElement {
        guard let app = binding.app else {
            preconditionFailure("\"\(name)\" has no app: create the screen with init(_:) and a ScreenTest")
        }
        return app.descendants(matching: Kind.type).named(name, at: site)
    }
}

extension NamedElement: NamedElementBinding {
    func bind(to app: ScreenTest) {
        binding.app = app
    }
}

/// What connects the elements of a screen with an app.
@MainActor
protocol NamedElementBinding {
    func bind(to app: ScreenTest)
}

/// A kind of elements with names.
public protocol NamedElementKind {
    /// The kind that is looked for.
    static var type: ScreenElementType { get }
}

/// The kinds of elements for which ``TestScreen`` has wrappers.
public enum NamedElementKinds {
    /// Rows.
    public enum Cell: NamedElementKind {
        /// The kind `cell`.
        public static var type: ScreenElementType { .cell }
    }

    /// Buttons.
    public enum Button: NamedElementKind {
        /// The kind `button`.
        public static var type: ScreenElementType { .button }
    }

    /// Switches.
    public enum Switch: NamedElementKind {
        /// The kind `switch`.
        public static var type: ScreenElementType { .switch }
    }

    /// Texts.
    public enum StaticText: NamedElementKind {
        /// The kind `staticText`.
        public static var type: ScreenElementType { .staticText }
    }

    /// Text fields.
    public enum TextField: NamedElementKind {
        /// The kind `textField`.
        public static var type: ScreenElementType { .textField }
    }

    /// Sliders.
    public enum Slider: NamedElementKind {
        /// The kind `slider`.
        public static var type: ScreenElementType { .slider }
    }

    /// Steppers.
    public enum Stepper: NamedElementKind {
        /// The kind `stepper`.
        public static var type: ScreenElementType { .stepper }
    }

    /// Segmented controls.
    public enum SegmentedControl: NamedElementKind {
        /// The kind `segmentedControl`.
        public static var type: ScreenElementType { .segmentedControl }
    }

    /// Images.
    public enum Image: NamedElementKind {
        /// The kind `image`.
        public static var type: ScreenElementType { .image }
    }

    /// Elements of any kind.
    public enum Element: NamedElementKind {
        /// The kind `any`.
        public static var type: ScreenElementType { .any }
    }
}

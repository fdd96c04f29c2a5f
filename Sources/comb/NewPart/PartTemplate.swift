/// The files of a new part: its content, its view, and a test of both.
struct PartTemplate {
    /// The side of a row that shows the part.
    enum Side: String {
        case left = "Left"
        case right = "Right"
    }

    struct File {
        let path: String
        let text: String
    }

    let name: String
    let side: Side

    /// Creates a template for a part named `Left…` or `Right…`; `nil` if the name is not such a Swift name.
    init?(name: String) {
        guard let side = [Side.left, .right].first(where: { name.hasPrefix($0.rawValue) }) else { return nil }
        let rest = name.dropFirst(side.rawValue.count)
        guard let first = rest.first, first.isASCII, first.isUppercase,
            rest.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        self.name = name
        self.side = side
    }

    /// Returns the files for a module and its tests.
    func files(module: String, testModule: String) -> [File] {
        [
            File(path: "\(module)/\(name).swift", text: content),
            File(path: "\(module)/\(name)View.swift", text: view),
            File(path: "\(testModule)/\(name)Tests.swift", text: test(module: lastComponent(of: module))),
        ]
    }

    private func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private var place: String { side == .left ? "left" : "right" }

    private var content: String {
        """
        import Honeycomb

        /// A text at the \(place) of a row.
        public struct \(name): \(side.rawValue)Content, ThemeContainable, Sendable {
            /// The view of the part.
            public typealias View = \(name)View

            /// The text.
            public var text: String

            /// The theme of this part alone.
            public var theme: CellTheme?

            /// Creates the part.
            public init(text: String) {
                self.text = text
            }

            /// The text in the colours and styles of the theme.
            var label: LabelContent {
                currentTheme.\(side == .left ? "title" : "detail")(text)
            }

            /// The space around the text, in points. `left` is the leading side.
            var insets: UIEdgeInsets {
                let spacing = currentTheme.spacing
                return UIEdgeInsets(\(insets))
            }
        }

        extension \(name): DeclaredPart {
            /// What documents and catalogs know of the part. They read all fields that are listed.
            public static let declaration = PartDeclaration(
                "\(documentName)",
                summary: "a text",
                fields: [.text("text", \\.text)],
                examples: [
                    PartExample("Text") { \(name)(text: "Text") },
                    PartExample("Long text") { \(name)(text: "A text of several words") },
                ]
            ) {
                \(name)(text: "")
            }
        }

        """
    }

    /// The name without the side: "rating".
    private var documentName: String {
        let name = name.dropFirst(side.rawValue.count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    private var minWidth: String {
        side == .left
            ? "min(size(fitting: .infinity, content: content).width, content.insets.left + minTextWidth)"
            : "size(fitting: .infinity, content: content).width"
    }

    private var insets: String {
        side == .left
            ? "top: spacing.m, left: spacing.m, bottom: spacing.m, right: .zero"
            : "top: spacing.m, left: spacing.xs, bottom: spacing.m, right: spacing.m"
    }

    private var view: String {
        """
        import Honeycomb

        /// The view of `\(name)`.
        public final class \(name)View: UIView {
            private var content: \(name)?

            private let label = UILabel()

            public override init(frame: CGRect) {
                super.init(frame: frame)

                addSubview(label)
            }

            /// Not available: the view is made in code.
            @available(*, unavailable)
            public required init?(coder: NSCoder) {
                fatalError("\(name)View is made in code; it cannot be decoded.")
            }

            public override func layoutSubviews() {
                super.layoutSubviews()

                guard let content else { return }
                traitCollection.performAsCurrent {
                    var insets = content.insets
                    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                        swap(&insets.left, &insets.right)
                    }
                    content.label.apply(to: label)
                    label.frame = bounds.inset(by: insets)
                }
            }

            public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)

                setNeedsLayout()
            }
        }

        // MARK: - \(side.rawValue)ContentView

        extension \(name)View: \(side.rawValue)ContentView {
        \(side == .left ? "\n    private static let minTextWidth: CGFloat = 100\n" : "")
            /// The least width of the whole part, in points\(side == .left ? ": then the right part gives way" : "").
            public static func minWidth(content: \(name)) -> CGFloat {
                \(minWidth)
            }

            /// The size the view needs in `width` points, for the current traits.
            public static func size(fitting width: CGFloat, content: \(name)) -> CGSize {
                let insets = content.insets
                let text = content.label.size(fitting: max(width - insets.left - insets.right, 0))
                return CGSize(
                    width: min(insets.left + text.width + insets.right, max(width, 0)),
                    height: insets.top + text.height + insets.bottom
                )
            }

            /// The distance from the top to the baseline of the first line, in points.
            public static func firstBaseline(fitting width: CGFloat, content: \(name)) -> CGFloat? {
                let insets = content.insets
                return insets.top + content.label.firstBaseline(fitting: max(width - insets.left - insets.right, 0))
            }

            /// Shows `content` in place of what the view shows.
            public func update(with content: \(name)) {
                self.content = content
                label.text = content.text
                accessibilityLabel = content.text
                setNeedsLayout()
            }
        }

        """
    }

    private func test(module: String) -> String {
        """
        import Honeycomb
        import Testing

        @testable import \(module)

        @MainActor
        @Suite("\(name)")
        struct \(name)Tests {
            @Test("the size that is asked for is the size that the text needs, at every text size")
            func size() {
                for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
                    let traits = UITraitCollection(preferredContentSizeCategory: category)
                    traits.performAsCurrent {
                        let content = \(name)(text: "Text")
                        let size = \(name)View.size(fitting: 320, content: content)
                        let text = content.label.size(fitting: 320)
                        let insets = content.insets
                        #expect(size.height == insets.top + text.height + insets.bottom)
                        #expect(size.width == insets.left + text.width + insets.right)
                    }
                }
            }

            @Test("another content takes the place of the one that was shown")
            func update() {
                let view = \(name)View()
                view.update(with: \(name)(text: "First"))
                view.update(with: \(name)(text: "Second"))
                #expect(view.accessibilityLabel == "Second")
            }
        \(side == .right ? stackingTest : "")}

        """
    }

    private var stackingTest: String {
        """

            @Test("at the accessibility text sizes the part stands below the left one")
            func stacking() {
                UITraitCollection(preferredContentSizeCategory: .accessibilityMedium).performAsCurrent {
                    let row = LeftRightContainer(left: LeftTitle(title: "Title"), right: \(name)(text: "Text"))
                    let left = LeftTitle.View.size(fitting: 320, content: row.left)
                    let whole = LeftRightContainer<LeftTitle, \(name)>.View.size(fitting: 320, content: row)
                    #expect(whole.height == left.height + row.right.label.size(fitting: 320).height + row.right.insets.bottom)
                }
            }

        """
    }
}

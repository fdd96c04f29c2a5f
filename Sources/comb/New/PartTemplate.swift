/// The files of a new part: its content, its view, a test of both and, if requested, its declaration.
struct PartTemplate {
    /// The side of a row that shows the part.
    enum Side: String {
        case left = "Left"
        case right = "Right"
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
    ///
    /// - Parameter declarations: The directory of the declaration, in a module that imports `PartDeclarations`;
    ///   `nil` for a part that documents and the catalog do not use.
    func files(module: String, testModule: String, declarations: String? = nil) -> [TemplateFile] {
        let module = (path: module, name: lastComponent(of: module))
        var files: [TemplateFile] = [
            TemplateFile(path: "\(module.path)/\(name).swift", text: content),
            TemplateFile(path: "\(module.path)/\(name)View.swift", text: view),
        ]
        if let declarations {
            let isSameModule = lastComponent(of: declarations) == module.name
            let text = declaration(importing: isSameModule ? nil : module.name)
            files.append(TemplateFile(path: "\(declarations)/\(name)+Declaration.swift", text: text))
        }
        return files + [TemplateFile(path: "\(testModule)/\(name)Tests.swift", text: test(module: module.name))]
    }

    private func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private var place: String { side == .left ? "left" : "right" }

    private var content: String {
        """
        import Honeycomb

        /// A text at the \(place) of a row.
        public struct \(name): \(side.rawValue)Content, Sendable {
            /// The view of the part.
            public typealias View = \(name)View

            /// The text.
            public var text: String

            /// Creates a part with a text.
            public init(text: String) {
                self.text = text
            }

            /// Returns the text in the colors and styles of a theme.
            func label(in theme: CellTheme) -> LabelContent {
                theme.\(side == .left ? "title" : "detail")(text)
            }

            /// Returns the insets of the text, in points. `left` is the leading side.
            func insets(in theme: CellTheme) -> UIEdgeInsets {
                let spacing = theme.spacing
                return UIEdgeInsets(\(insets))
            }
        }

        """
    }

    private func declaration(importing module: String?) -> String {
        let imports = (["Honeycomb", "PartDeclarations"] + (module.map { [$0] } ?? [])).sorted()
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            extension \(name): DeclaredPart {
                /// The declaration of the part for documents and the catalog. Documents can set the listed fields.
                public static let declaration = PartDeclaration(
                    "\(documentName)",
                    summary: "a text",
                    fields: [.text("text", \\.text, description: "The displayed text.")],
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

    /// The name without the side, such as "rating".
    private var documentName: String {
        let name = name.dropFirst(side.rawValue.count)
        return name.prefix(1).lowercased() + name.dropFirst()
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
            private var text: LabelContent?
            private var insets = UIEdgeInsets.zero

            private let label = UILabel()

            public override init(frame: CGRect) {
                super.init(frame: frame)

                addSubview(label)
            }

            /// Unavailable: create the view in code.
            @available(*, unavailable)
            public required init?(coder: NSCoder) {
                fatalError("\(name)View is made in code; it cannot be decoded.")
            }

            public override func layoutSubviews() {
                super.layoutSubviews()

                label.frame = contentFrame(insetBy: insets)
                traitCollection.performAsCurrent { text?.apply(to: label, fitting: label.bounds.width) }
            }

            public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)

                setNeedsLayout()
            }
        }

        // MARK: - \(side.rawValue)ContentView

        extension \(name)View: \(side.rawValue)ContentView {
            /// Measures the part for a proposed width in points, using the current traits and theme\(measureNote).
            public static func measure(fitting width: CGFloat, content: \(name)) -> PartMeasurement {
                let theme = CellTheme.current
                return \(measurement)
            }

            /// Updates the view to show `content` in the current theme.
            public func update(with content: \(name)) {
                text = content.label(in: .current)
                insets = content.insets(in: .current)
                label.text = content.text
                accessibilityLabel = content.text
                setNeedsLayout()
            }
        }

        """
    }

    private var measureNote: String {
        side == .left
            ? ". If the text would get\n    /// narrower than 100 points, the right part is compressed instead"
            : ""
    }

    private var measurement: String {
        side == .left
            ? """
            PartMeasurement(
                        of: content.label(in: theme),
                        insets: content.insets(in: theme),
                        minTextWidth: 100,
                        fitting: width
                    )
            """
            : "PartMeasurement(of: content.label(in: theme), insets: content.insets(in: theme), fitting: width)"
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
                        let measurement = \(name)View.measure(fitting: 320, content: content)
                        let text = content.label(in: .current).size(fitting: 320)
                        let insets = content.insets(in: .current)
                        #expect(measurement.size.height == insets.top + text.height + insets.bottom)
                        #expect(measurement.size.width == insets.left + text.width + insets.right)
                        #expect(measurement.minWidth <= measurement.size.width)
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
                    let text = row.right.label(in: .current).size(fitting: 320)
                    #expect(whole.height == left.height + text.height + row.right.insets(in: .current).bottom)
                }
            }

        """
    }
}

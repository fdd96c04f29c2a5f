import Expectations
import Honeycomb
import ScreenAudits
import ScreenHosting
import Testing

/// A fault of each kind is planted on a screen that is right, and found there and nowhere else.
@MainActor
@Suite("Audits")
struct ScreenAuditTests {
    private final class Screen: UIViewController {
        let heading = UILabel()
        let text = UILabel()
        let button = UIButton(type: .system)
        /// Changes the screen after its layout.
        var plant: (Screen) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            heading.text = "Heading"
            heading.textColor = .black
            text.text = "Some text"
            text.textColor = .black
            button.setTitle("Continue", for: .normal)
            button.setTitleColor(.black, for: .normal)
            for label in [heading, text] {
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                label.numberOfLines = 0
                view.addSubview(label)
            }
            view.addSubview(button)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let width = view.bounds.width - 32
            var y: CGFloat = 16
            for label in [heading, text] {
                let pixels = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height * 2
                label.frame = CGRect(x: 16, y: y, width: width, height: pixels.rounded(.up) / 2)
                y = label.frame.maxY + 8
            }
            button.frame = CGRect(x: 16, y: y + 8, width: width, height: 50)
            plant(self)
        }
    }

    private func audit(_ audit: ScreenAudit = ScreenAudit(), _ plant: @escaping (Screen) -> Void = { _ in })
        -> AuditReport
    {
        let screen = Screen()
        screen.plant = plant
        return audit.report(of: screen)
    }

    private func kinds(_ plant: @escaping (Screen) -> Void) -> Set<AuditKind> {
        Set(audit(ScreenAudit(), plant).findings.map(\.kind))
    }

    @Test("a screen that is right has no problem")
    func clean() {
        expectEqual(audit().lines, [])
    }

    @Test("a button without a label, and a control that cannot be reached")
    func missingLabel() {
        expect(kinds { $0.button.setTitle(nil, for: .normal) }.contains(.missingLabel))
        let found = audit(ScreenAudit(only: [.missingLabel])) { screen in
            guard screen.view.viewWithTag(7) == nil else { return }
            let control = UIControl(frame: CGRect(x: 16, y: 300, width: 100, height: 50))
            control.tag = 7
            let image = UIImageView(frame: control.bounds)
            control.addSubview(image)
            screen.view.addSubview(control)
        }
        expect(found.lines.count == 1 && found.lines[0].contains("is not reached by a screen reader"))
    }

    @Test("controls that a screen reader cannot operate: parts of an element without actions, and hidden ones")
    func inoperable() {
        func check(_ problems: [String], _ change: @escaping (UIView, [UIButton]) -> Void) {
            let report = audit(ScreenAudit(only: [.inoperable])) { screen in
                guard screen.view.viewWithTag(7) == nil else { return }
                let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 60))
                row.tag = 7
                row.isAccessibilityElement = true
                row.accessibilityIdentifier = "order"
                let buttons = ["More", "Less"].enumerated().map { index, title in
                    let button = UIButton(type: .system)
                    button.setTitle(title, for: .normal)
                    button.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 90, height: 60)
                    row.addSubview(button)
                    return button
                }
                screen.view.addSubview(row)
                change(row, buttons)
            }
            expectEqual(report.findings.map { "\($0.element) \($0.problem)" }, problems)
        }
        let more = "\"More\" is a part of \"order\", which has no action for it"
        let less = "\"Less\" is a part of \"order\", which has no action for it"
        func action(_ name: String) -> UIAccessibilityCustomAction {
            UIAccessibilityCustomAction(name: name) { _ in true }
        }
        check([more, less]) { _, _ in }
        check([less]) { row, _ in row.accessibilityCustomActions = [action("More")] }
        check([]) { row, _ in row.accessibilityCustomActions = [action("More"), action("Less")] }
        check([less]) { row, _ in row.accessibilityActivationPoint = CGPoint(x: 45, y: 330) }
        check([less]) { _, buttons in buttons[0].isEnabled = false }
        check([]) { row, _ in row.isAccessibilityElement = false }
        check(["\"More\" is hidden from screen readers", "\"Less\" is hidden from screen readers"]) { row, _ in
            row.isAccessibilityElement = false
            row.accessibilityElementsHidden = true
        }
        check([]) { row, buttons in
            for button in buttons { button.removeFromSuperview() }
            row.addSubview(UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30)))
            row.accessibilityTraits = .adjustable
        }
        check(["\"link\" is a part of \"order\", which has no action for it"]) { row, buttons in
            for button in buttons { button.removeFromSuperview() }
            let link = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 60))
            link.accessibilityIdentifier = "link"
            link.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
            row.addSubview(link)
        }
    }

    @Test("a content view outside of cells that has no size")
    func contentWithoutSize() {
        let found = audit(ScreenAudit(only: [.size])) { screen in
            guard screen.view.viewWithTag(7) == nil else { return }
            let stack = UIStackView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
            stack.tag = 7
            stack.axis = .vertical
            stack.alignment = .top
            let content = SmallView()
            content.addSubview(UILabel())
            stack.addArrangedSubview(content)
            screen.view.addSubview(stack)
        }
        expect(found.lines.count == 1 && found.lines[0].contains("has no size, so nothing of it is seen"))
    }

    @Test("two buttons that say the same, and a label that says a text twice")
    func repeatedLabel() {
        expect(
            kinds { screen in
                guard screen.view.viewWithTag(7) == nil else { return }
                let button = UIButton(type: .system)
                button.setTitle("Continue", for: .normal)
                button.setTitleColor(.black, for: .normal)
                button.tag = 7
                button.frame = CGRect(x: 16, y: 400, width: 358, height: 50)
                screen.view.addSubview(button)
            }.contains(.repeatedLabel)
        )
        expectEqual(kinds { $0.text.accessibilityLabel = "Save, Save" }, [.repeatedLabel])
    }

    @Test("a touch target under 44 points, measured with touches")
    func touchTarget() {
        let found = audit { $0.button.frame.size.height = 40 }.findings
        expectEqual(found.map(\.kind), [.touchTarget])
        expectEqual(found.first?.problem, "answers to touches in 88 by 40, needs 44 by 44")
    }

    @Test("contrast with the pixels behind a text, by the size of the text")
    func contrast() {
        let gray = UIColor(white: 0.6, alpha: 1)
        let found = audit { $0.text.textColor = gray }.findings
        expectEqual(found.map(\.kind), [.contrast])
        expectEqual(found.first?.problem, "contrasts 2.84 to 1, needs 4.5 to 1")
        let middle = UIColor(white: 0.55, alpha: 1)
        expectEqual(kinds { $0.text.textColor = middle }, [.contrast])
        // Behind the text is a dark view, which only the pixels tell.
        expect(
            kinds { screen in
                guard screen.view.viewWithTag(7) == nil else { return }
                let ground = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
                ground.tag = 7
                ground.backgroundColor = .black
                screen.view.insertSubview(ground, at: 0)
            }.contains(.contrast)
        )
        // A disabled control may be faint.
        expectEqual(
            kinds { screen in
                screen.text.textColor = gray
                screen.text.isEnabled = false
            },
            []
        )
    }

    @Test("a text that is cut at a large size only")
    func cutText() {
        let found = audit(ScreenAudit(only: [.cutText])) { $0.text.frame.size.height = 24 }.findings
        expectEqual(found.map(\.kind), [.cutText])
        expectEqual(found.first?.textSizes.contains(.accessibilityExtraLarge), true)
        expectEqual(found.first?.textSizes.contains(.small), false)
        expectEqual(found.first?.problem.contains("is cut: the text needs"), true)
    }

    @Test("texts that cover each other, and what is beyond the screen")
    func overlapAndOutside() {
        let overlap = audit(ScreenAudit(only: [.overlap])) { $0.text.frame.origin.y = $0.heading.frame.minY + 10 }
        expectEqual(overlap.findings.map(\.kind), [.overlap])
        expectEqual(overlap.findings.first?.problem.contains("\"Some text\""), true)
        let outside = audit(ScreenAudit(only: [.outside])) { $0.button.frame.origin.x = 40 }
        expectEqual(outside.findings.first?.problem, "is 8 beyond the right edge of the screen")
    }

    @Test("texts that are read in another order than they are seen")
    func readingOrder() {
        let found = audit { $0.view.accessibilityElements = [$0.text, $0.heading, $0.button] }.findings
        expectEqual(found.map(\.kind), [.readingOrder])
        expectEqual(found.first?.description.contains("\"Heading\""), true)
    }

    @Test("views between pixels, and distances off the scale")
    func grid() {
        expect(kinds { $0.heading.frame.origin.x = 16.3 }.contains(.pixelGrid))
        let found = audit { $0.heading.frame.origin.x = 17 }.findings
        expectEqual(Set(found.map(\.kind)), [.spacing])
        expectEqual(found.first?.problem.hasPrefix("leading, 17"), true)
    }

    @Test("a content that is larger than it says")
    func size() {
        let state = CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "s") {
                ContainerItem(differenceIdentifier: "i", content: SmallContent())
            }
        })
        let found = ScreenAudit(only: [.size]).report(of: state).findings
        expectEqual(found.map(\.kind), [.size])
        expectEqual(found.first?.pointer, "/sections/0/items/0")
    }

    @Test("kinds are left out, and problems expected; an expectation that is not met is reported")
    func expectations() {
        let gray = UIColor(white: 0.6, alpha: 1)
        expect(audit(ScreenAudit(without: [.contrast])) { $0.text.textColor = gray }.isClean)
        let expecting = ScreenAudit(expecting: [AuditExpectation(.contrast, element: "Some text")])
        let known = audit(expecting) { $0.text.textColor = gray }
        expect(known.isClean && known.known.count == 1)
        expectEqual(audit(expecting).lines, ["expected contrast of Some text, which did not occur"])
    }

    @Test("the screen is as it was before, and rows far below are looked at")
    func walk() {
        let items = (0..<60).map { number in
            TitleItem(
                differenceIdentifier: number,
                content: LeftRightContainer(
                    left: LeftTitle(title: "Row \(number)"),
                    right: RightEmpty()
                ),
                insets: UIEdgeInsets(top: 0, left: number == 57 ? 5 : 0, bottom: 0, right: 0)
            )
        }
        let state = CollectionViewState(sections: [CollectionViewSection(differenceIdentifier: "s", items: items)])
        let controller = CellScreenViewController(state: state)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 600)))
        host.layout()
        controller.collectionView.contentOffset.y = 100
        host.layout()
        let found = ScreenAudit().findings(in: host)
        expectEqual(found.map(\.kind), [.alignment, .spacing])
        expectEqual(found.map(\.pointer), ["/sections/0/items/57", "/sections/0/items/57/insets/left"])
        expectEqual(controller.collectionView.contentOffset.y, 100)
        expectEqual(host.configuration.contentSizeCategory, .large)
    }
}

/// A content that needs more than it says.
private struct SmallContent: ContainerContent {
    typealias View = SmallView
}

private final class SmallView: UIView, ContainerContentView {
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 60))

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Text"
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SmallView is made in code; it cannot be decoded.") }

    static func size(fitting width: CGFloat, content: SmallContent) -> CGSize {
        CGSize(width: width, height: 50)
    }

    func update(with content: SmallContent) {}
}

import CellTesting
import ContainerCells
import Expectations
import PortableUIKit
import Testing

@MainActor
@Suite("assertSizeMatches")
struct AssertSizeMatchesTests {
    private let text = "A text that is long enough for several lines in a narrow column of a table"

    private func message(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("a view that is as high as its text passes at every width", arguments: [80, 160, 320] as [CGFloat])
    func right(width: CGFloat) throws {
        try assertSizeMatches(content: NoteContent(text: text), width: width)
    }

    @Test("a label without room for its text is named, with what it needs and what it has")
    func tooLow() throws {
        let message = try require(
            message { try assertSizeMatches(content: NoteContent(text: text, error: -20), width: 160) }
        )
        expect(message.hasPrefix("NoteView.size(fitting: 160.0, content:) gave 160.0 by "))
        expect(message.contains("the label \"\(text)\" needs "))
        expect(message.contains("Content: NoteContent("))
    }

    @Test("a height that is none is said to be")
    func invalid() {
        let message = message { try assertSizeMatches(content: NoteContent(text: text, error: .nan), width: 160) }
        expectEqual(message?.contains("finite and not negative"), true)
    }

    @Test("a view with a sizeThatFits of its own is held to it, also where there is too much room")
    func sizeThatFits() {
        expect(message { try assertSizeMatches(content: BoxContent(height: 40, given: 40), width: 100) } == nil)
        expectEqual(
            message { try assertSizeMatches(content: BoxContent(height: 40, given: 60), width: 100) }?
                .contains("gave 100.0 by 60.0, but laid out it needs a height of 40.0"),
            true
        )
    }

    @Test("a view with constraints is held to them")
    func constraints() {
        expect(message { try assertSizeMatches(content: ConstrainedContent(given: 44), width: 100) } == nil)
        expect(message { try assertSizeMatches(content: ConstrainedContent(given: 50), width: 100) } != nil)
    }
}

private struct NoteContent: ContainerContent {
    typealias View = NoteView

    var text: String
    var error: CGFloat = 0
}

private final class NoteView: UIView, ContainerContentView {
    private let label = UILabel()

    static func size(fitting width: CGFloat, content: NoteContent) -> CGSize {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = content.text
        let height = label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
        return CGSize(width: width, height: height + content.error)
    }

    func update(with content: NoteContent) {
        if label.superview == nil { addSubview(label) }
        label.numberOfLines = 0
        label.text = content.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

private struct BoxContent: ContainerContent {
    typealias View = BoxView

    var height: CGFloat
    var given: CGFloat
}

private final class BoxView: UIView, ContainerContentView {
    private var height: CGFloat = 0

    static func size(fitting width: CGFloat, content: BoxContent) -> CGSize {
        CGSize(width: width, height: content.given)
    }

    func update(with content: BoxContent) {
        height = content.height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }
}

private struct ConstrainedContent: ContainerContent {
    typealias View = ConstrainedView

    var given: CGFloat
}

private final class ConstrainedView: UIView, ContainerContentView {
    private let box = UIView()

    static func size(fitting width: CGFloat, content: ConstrainedContent) -> CGSize {
        CGSize(width: width, height: content.given)
    }

    func update(with content: ConstrainedContent) {
        guard box.superview == nil else { return }
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor, constant: 2),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
            box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
    }
}

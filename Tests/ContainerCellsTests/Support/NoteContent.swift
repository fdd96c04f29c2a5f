import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A text with a given height, with a closure like that of a control.
struct NoteContent: ContainerContent {
    typealias View = NoteView

    var text: String
    var height: CGFloat = 40
    @ForceEquatable var action: (@MainActor () -> Void)?
}

/// Shows a ``NoteContent`` and counts its updates.
final class NoteView: UIView, ContainerContentView {
    private(set) var text: String?
    private(set) var action: (@MainActor () -> Void)?
    private(set) var updateCount = 0
    private(set) var reuseCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("NoteView is made in code only")
    }

    static func size(fitting width: CGFloat, content: NoteContent) -> CGSize {
        CGSize(width: width, height: content.height)
    }

    func update(with content: NoteContent) {
        text = content.text
        action = content.action
        accessibilityLabel = content.text
        accessibilityValue = content.text.count.description
        updateCount += 1
    }

    func updateHandlers(with content: NoteContent) {
        action = content.action
    }

    func prepareForReuse() {
        reuseCount += 1
    }
}

/// A container: another content in a frame of 10 points.
struct FramedContent<Inner: ContainerContent>: ContainerContent {
    typealias View = FramedView<Inner.View>

    var inner: Inner
    var accessibilityIdentifier: String? { "framed" }
}

/// Shows a ``FramedContent``.
final class FramedView<InnerView: ContainerContentView>: UIView, ContainerContentView {
    let innerView = InnerView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(innerView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FramedView is made in code only")
    }

    static func size(fitting width: CGFloat, content: FramedContent<InnerView.Content>) -> CGSize {
        let inner = InnerView.size(fitting: width - 20, content: content.inner)
        return CGSize(width: inner.width + 20, height: inner.height + 20)
    }

    func update(with content: FramedContent<InnerView.Content>) {
        innerView.update(with: content.inner)
    }

    func updateHandlers(with content: FramedContent<InnerView.Content>) {
        innerView.updateHandlers(with: content.inner)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        innerView.frame = bounds.insetBy(dx: 10, dy: 10)
    }
}

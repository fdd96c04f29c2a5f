import Honeycomb

/// A content with handlers. Closures cannot be compared, so all values of such a property count as equal.
struct DraftBanner: ContainerContent {
    typealias View = DraftBannerView

    var title: String
    @ForceEquatable var didSendHandler: (@MainActor @Sendable () -> Void)?
}

final class DraftBannerView: UIView, ContainerContentView {
    private let button = UIButton(type: .system)
    private var didSendHandler: (@MainActor () -> Void)?

    static func size(fitting width: CGFloat, content: DraftBanner) -> CGSize {
        CGSize(width: width, height: 44)
    }

    func update(with content: DraftBanner) {
        if button.superview == nil {
            addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.didSendHandler?() }, for: .touchUpInside)
        }
        button.setTitle(content.title, for: .normal)
        didSendHandler = content.didSendHandler
    }

    /// Called instead of `update(with:)` while the content is equal: the newest handlers are the ones to call.
    func updateHandlers(with content: DraftBanner) {
        didSendHandler = content.didSendHandler
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}

@MainActor
final class DraftModel {
    var texts: [String] = []

    func discard() { texts = [] }
}

/// Each form of a handler, here of a button.
@MainActor
struct DraftStateMapper {
    let model: DraftModel
    let send: @MainActor @Sendable () -> Void

    func state() -> CollectionViewState {
        let isEmpty = model.texts.isEmpty
        return CollectionViewState {
            CollectionViewSection(differenceIdentifier: "draft") {
                ContainerItem(content: DraftBanner(title: "Send the draft", didSendHandler: isEmpty ? nil : send))
                ButtonItem(left: LeftButton(title: "Send", didTapHandler: send))
                ButtonItem(left: LeftButton(title: "Discard") { model.discard() })
                ButtonItem(left: LeftButton(title: "Clear", didTapHandler: isEmpty ? nil : .some { model.discard() }))
                TitleItem(left: LeftTitle(title: "Start again")).didSelect { model.discard() }
            }
        }
    }
}

import Honeycomb

// Contents and parts with handlers, in each form that an app may write. `make language-modes` compiles this file in every
// language mode, the test target in one.

// MARK: Own contents and parts

/// A content with several handlers, an initializer of its own, and code that is not on the main actor.
struct OrderContent: ContainerContent {
    typealias View = OrderView

    enum Style: Equatable {
        case plain
        case tinted
    }

    var title: String
    var style = Style.plain
    @ForceEquatable var didTapHandler: (@MainActor () -> Void)?
    @ForceEquatable var didChangeHandler: (@MainActor (String, Int) -> Void)?
    @ForceEquatable var canSend: @MainActor (String) -> Bool = { _ in true }

    var silent: OrderContent {
        var copy = self
        copy.didTapHandler = nil
        return copy
    }
}

extension OrderContent {
    static let limit = 3

    /// The content of a title that is too long, whose handler is set after its creation.
    init(shortening text: String, didTapHandler: (@MainActor () -> Void)? = nil) {
        self.init(title: String(text.prefix(Self.limit)))
        self.didTapHandler = didTapHandler
    }
}

final class OrderView: UILabel, ContainerContentView {
    private(set) var content: OrderContent?

    static func size(fitting width: CGFloat, content: OrderContent) -> CGSize {
        CGSize(width: width, height: 44)
    }

    func update(with content: OrderContent) {
        text = content.title
        textColor = content.style == .tinted ? tintColor : .label
        updateHandlers(with: content)
    }

    func updateHandlers(with content: OrderContent) {
        self.content = content
    }

    func send(_ text: String) {
        guard let content, content.canSend(text) else { return }
        content.didTapHandler?()
        content.didChangeHandler?(text, OrderContent.limit)
    }
}

/// A part that can be sent to other actors: Swift 5 mode wants the word in its handlers.
struct RightVote: RightContent, Sendable {
    typealias View = RightVoteView

    var count: Int
    @ForceEquatable var didVoteHandler: (@MainActor @Sendable (Int) -> Void)?
}

final class RightVoteView: UIView, RightContentView {
    private var didVoteHandler: (@MainActor (Int) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("RightVoteView is made in code; it cannot be decoded.")
    }

    static func measure(fitting width: CGFloat, content: RightVote) -> PartMeasurement {
        PartMeasurement(size: CGSize(width: 80, height: 20), minWidth: 80, insets: .zero)
    }

    func update(with content: RightVote) {
        accessibilityValue = content.count.description
        didVoteHandler = content.didVoteHandler
    }

    func updateHandlers(with content: RightVote) {
        didVoteHandler = content.didVoteHandler
    }
}

/// A content of another content, with a handler that gets it.
struct FramedOrder<Inner: ContainerContent>: Equatable {
    var inner: Inner
    @ForceEquatable var didTapHandler: (@MainActor (Inner) -> Void)?
}

/// The key of an environment.
enum OrderLimitKey: CollectionViewEnvironmentKey {
    static let defaultValue = 3
}

// MARK: Use outside of the main actor

/// Contents are values: they are created, changed and compared anywhere.
nonisolated func isChanged(from old: String, to new: String) -> Bool {
    var content = OrderContent(title: new) { print("tapped") }
    content.didChangeHandler = nil
    return content != OrderContent(shortening: old) || content.silent != content
        || RightVote(count: 1) != RightVote(count: 2)
}

/// A part that another task makes.
@MainActor
func loadedVote() async -> RightVote {
    await Task.detached { RightVote(count: 3) { print("vote \($0)") } }.value
}

// MARK: Handlers as they are written

@MainActor
final class OrderModel {
    var title = ""
    let openHandler: @MainActor @Sendable () -> Void
    var closeHandler: (@MainActor @Sendable () -> Void)?

    init(openHandler: @escaping @MainActor @Sendable () -> Void) {
        self.openHandler = openHandler
    }

    func didTap() {}
    func didChange(_ text: String) { title = text }
}

@MainActor
struct OrderStateMapper {
    let model: OrderModel
    let send: @MainActor @Sendable () -> Void
    let change: @MainActor @Sendable (String) -> Void
    let cancel: (@MainActor @Sendable () -> Void)?
    /// Handlers without the word are called in a closure.
    let report: @MainActor () -> Void

    func fields(isLast: Bool) -> [LeftField] {
        var field = LeftField(identifier: "name", value: model.title)
        field.didSubmitHandler = send
        field.didSubmitHandler = isLast ? send : nil
        field.didSubmitHandler = { model.didTap() }
        if isLast { field.didChangeHandler = { model.didChange($0) } }
        return [
            field,
            LeftField(identifier: "a", value: "", didChangeHandler: change, didSubmitHandler: isLast ? send : nil),
            LeftField(identifier: "b", value: "", didChangeHandler: isLast ? change : nil, didSubmitHandler: cancel),
            LeftField(identifier: "c", value: "", didSubmitHandler: isLast ? .some { model.didTap() } : nil),
            LeftField(identifier: "d", value: "", didChangeHandler: isLast ? .some { model.didChange($0) } : nil),
            LeftField(identifier: "e", value: "", didSubmitHandler: { report() }),
            LeftField(identifier: "f", value: "", didSubmitHandler: isLast ? .some { report() } : nil),
            LeftField(identifier: "g", value: "", didSubmitHandler: model.openHandler),
            LeftField(identifier: "h", value: "", didSubmitHandler: isLast ? model.openHandler : model.closeHandler),
        ]
    }

    func state(isLast: Bool) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "orders") {
                for field in fields(isLast: isLast) {
                    FieldItem(differenceIdentifier: field.identifier, left: field)
                }
                ButtonItem(left: LeftButton(title: "Send") { model.didTap() })
                TitleItem(left: LeftTitle(title: "A"), didSelectHandler: isLast ? send : nil)
                TitleItem(left: LeftTitle(title: "B")).didSelect(send).didLongPress(cancel).willDisplay(
                    isLast ? send : nil
                )
                TitleItem(left: LeftTitle(title: "C")).didSelect { model.didTap() }.didEndDisplaying { report() }
                TitleItem(left: LeftTitle(title: "D")).didSelect(isLast ? .some { model.didTap() } : nil)
                TitleToggleItem(
                    left: LeftTitle(title: "E"),
                    right: RightToggle(isOn: isLast) { isOn in model.didChange(isOn.description) }
                )
                LeftRightItem(
                    left: LeftTitle(title: "F"),
                    right: RightVote(count: 1) { model.didChange($0.description) }
                )
                LeftRightItem(left: LeftTitle(title: "G"), right: RightVote(count: 1, didVoteHandler: vote))
                ContainerItem(
                    content: OrderContent(title: "H", didTapHandler: isLast ? .some(send) : nil) { text, count in
                        model.didChange("\(text) \(count)")
                    }
                )
                ContainerItem(content: OrderContent(title: "I", didTapHandler: isLast ? .some { report() } : nil))
                ContainerItem(content: OrderContent(shortening: "J", didTapHandler: report))
                TitleItem(left: LeftTitle(title: "K"))
                    .trailingSwipeActions([SwipeAction(title: "Delete", style: .destructive) { model.didTap() }])
                    .impression { report() }
            }
        }
        .refresh { model.didTap() }
        .environment(OrderLimitKey.self, 5)
    }

    private var vote: (@MainActor @Sendable (Int) -> Void)? {
        { count in model.didChange(count.description) }
    }
}

extension FramedOrder {
    /// A copy whose handler is called by another handler.
    func reported(_ report: @escaping @MainActor () -> Void) -> Self {
        Self(inner: inner) { _ in report() }
    }
}

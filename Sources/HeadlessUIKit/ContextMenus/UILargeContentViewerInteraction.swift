import Foundation

/// Shows the item under the finger in large, in the content size categories for accessibility.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    private lazy var recognizer = LargeContentPressRecognizer(interaction: self)
    private var viewer: LargeContentView?

    /// Creates an interaction with a delegate, which isn't retained.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Creates an interaction that finds items by itself.
    public nonisolated override init() {
        super.init()
    }

    /// The delegate, which knows the items.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    /// Whether the viewer is available: in the content size categories for accessibility.
    open class var isEnabled: Bool {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Posted when `isEnabled` changes. Here only an app itself can post it.
    public class var enabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }

    /// The recognizer of the press, for relations to other recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Called before the interaction moves to another view or is removed.
    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(recognizer)
    }

    /// Called after the interaction moved to another view or was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// Returns the view at a point that shows large content, or the closest one around it.
    final func viewItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        var candidate = view?.hitTest(point, with: nil)
        while let shown = candidate, shown !== view, !shown.showsLargeContentViewer { candidate = shown.superview }
        return candidate?.showsLargeContentViewer == true ? candidate : nil
    }

    private var item: (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        let point = recognizer.location(in: view)
        let item = delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? viewItem(at: point)
        return item?.showsLargeContentViewer == true ? item : nil
    }

    final func pressMayBegin() -> Bool {
        view?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory == true && item != nil
    }

    final func pressDidMove() {
        guard let item, let window = view?.window else { return hide() }
        let shown = viewer ?? LargeContentView()
        viewer = shown
        if shown.superview !== window { window.addSubview(shown) }
        shown.show(item, in: window)
    }

    final func pressDidEnd(isCancelled: Bool) {
        hide()
        guard !isCancelled, let view else { return }
        let point = recognizer.location(in: view)
        delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    }

    private func hide() {
        viewer?.removeFromSuperview()
        viewer = nil
    }
}

/// Recognizes the press that shows large content.
@MainActor private final class LargeContentPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private unowned let interaction: UILargeContentViewerInteraction

    init(interaction: UILargeContentViewerInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    override var state: State {
        didSet {
            switch state {
            case .began, .changed: interaction.pressDidMove()
            case .ended: if oldValue != .ended { interaction.pressDidEnd(isCancelled: false) }
            case .cancelled: if oldValue != .cancelled { interaction.pressDidEnd(isCancelled: true) }
            default: break
            }
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction.pressMayBegin()
    }
}

/// A rounded panel in the middle of the window with the image and title of an item.
@MainActor private final class LargeContentView: UIView {
    /// The metrics of UIKit's panel, in points.
    private enum Metrics {
        static let side: CGFloat = 260
        static let radius: CGFloat = 24
        static let imageSide: CGFloat = 120
        static let margin: CGFloat = 20
        static let titleSize: CGFloat = 34
    }

    private let imageView = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = Metrics.radius
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        label.font = .systemFont(ofSize: Metrics.titleSize)
        label.textAlignment = .center
        label.numberOfLines = 3
        label.adjustsFontSizeToFitWidth = true
        imageView.tintColor = .label
        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ item: any UILargeContentViewerItem, in window: UIView) {
        label.text = item.largeContentTitle
        imageView.image = item.largeContentImage
        let width = Metrics.side - 2 * Metrics.margin
        let title = label.sizeThatFits(CGSize(width: width, height: 0))
        var image = item.largeContentImage?.size ?? .zero
        if item.scalesLargeContentImage, image.width > 0, image.height > 0 {
            let scale = Metrics.imageSide / max(image.width, image.height)
            image = CGSize(width: image.width * scale, height: image.height * scale)
        }
        let insets = item.largeContentImageInsets
        let space = image.height > 0 ? image.height + Metrics.margin : 0
        let height = max(Metrics.side, title.height + space + 2 * Metrics.margin)
        frame = CGRect(
            x: window.bounds.midX - Metrics.side / 2,
            y: window.bounds.midY - height / 2,
            width: Metrics.side,
            height: height
        )
        let top = (height - space - title.height) / 2
        imageView.frame = CGRect(x: (Metrics.side - image.width) / 2, y: top, width: image.width, height: image.height)
            .inset(by: insets)
        label.frame = CGRect(x: Metrics.margin, y: top + space, width: width, height: title.height)
    }
}

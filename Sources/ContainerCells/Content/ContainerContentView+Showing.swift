import DeclarativeCollections
import PortableUIKit

extension ContainerContentView {
    /// Creates a view that shows a content outside of cells; see ``show(_:)``.
    public init(showing content: Content) {
        self.init()
        show(content)
    }

    /// Shows a content in a view that is used outside of cells, and gives the view the content's size.
    ///
    /// The view can be arranged in a stack view, be a subview of another content view, or have constraints of its own:
    ///
    /// ```swift
    /// let banner = BannerView(showing: Banner(text: "The network is down"))
    /// stackView.addArrangedSubview(banner)
    /// banner.show(Banner(text: "The network is back"))
    /// ```
    ///
    /// Under Auto Layout the view has the intrinsic size that ``size(fitting:content:)`` returns for its width; it follows the
    /// width, the content and the traits. Inside a cell the collection does this; there ``update(with:)`` is called alone.
    public func show(_ content: Content) {
        update(with: content)
        guard !(self is ContentSizedView) else { return }
        let known = subviews.lazy.compactMap { $0 as? ContentSizingView<Self> }.first
        (known ?? ContentSizingView(sizing: self)).show(content)
    }
}

/// An invisible view behind a content view, which has the size of the content and holds the content view to it.
///
/// A protocol cannot override the intrinsic size of the classes that conform to it; constraints to a subview have the same
/// effect in every class.
private final class ContentSizingView<View: ContainerContentView>: ContentSizedView {
    private var content: View.Content?
    /// The environment of the last update.
    private var environment = CollectionViewEnvironment()

    convenience init(sizing view: View) {
        self.init(frame: view.bounds)
        isHidden = true
        isUserInteractionEnabled = false
        // Above the priorities of the content view's own intrinsic size, which may be that of a label without its insets.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(UILayoutPriority(UILayoutPriority.defaultLow.rawValue + 1), for: axis)
            setContentCompressionResistancePriority(
                UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1),
                for: axis
            )
        }
        translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(self, at: 0)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    func show(_ content: View.Content) {
        self.content = content
        environment = .current
        contentSizeDidChange()
    }

    override func contentSize(fitting width: CGFloat) -> CGSize? {
        guard let content else { return nil }
        return environment.performAsCurrent { View.size(fitting: width, content: content) }
    }
}

import Foundation

/// A rectangle in a view that takes part in layout and is not a view itself.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// What decides where the guide is.
    enum Kind {
        /// Constraints of the app.
        case free
        /// The margins of the view.
        case layoutMargins
        /// What bars and the like leave of the view.
        case safeArea
        /// What is seen of a scroll view's content.
        case scrollFrame
        /// The content of a scroll view.
        case scrollContent
    }

    nonisolated(unsafe) final var associatedObjects = AssociatedObjectsFlag()
    final var kind = Kind.free
    final weak var owningViewStorage: UIView?

    /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        super.init()
    }

    deinit {
        associatedObjects.release(of: self)
    }

    /// Guides are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    convenience init(_ kind: Kind, of view: UIView, identifier: String) {
        self.init()
        self.kind = kind
        self.identifier = identifier
        owningViewStorage = view
    }

    /// The view the guide is in. Setting it moves the guide.
    open weak var owningView: UIView? {
        get { owningViewStorage }
        set {
            if let newValue { newValue.addLayoutGuide(self) } else { owningViewStorage?.removeLayoutGuide(self) }
        }
    }

    /// A name that is shown in logs.
    open var identifier = ""

    /// Where the guide is in its view's coordinates, after layout.
    open var layoutFrame: CGRect { owningViewStorage?.frame(of: self) ?? .zero }

    /// The active constraints that mention the guide along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningViewStorage?.constraintsMentioning(self, along: axis) ?? []
    }

    /// Whether constraints leave open where the guide is.
    open var hasAmbiguousLayout: Bool {
        guard let view = owningViewStorage else { return false }
        return view.isLayoutAmbiguous(of: self, along: .horizontal)
            || view.isLayoutAmbiguous(of: self, along: .vertical)
    }

    /// The edge where reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .leading) }

    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .trailing) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .left) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .right) }

    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .top) }

    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .bottom) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { LayoutSide.dimension(self, .width) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { LayoutSide.dimension(self, .height) }

    /// The vertical line through the middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .centerX) }

    /// The horizontal line through the middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .centerY) }
}

extension UILayoutGuide {
    /// Whether the guide follows from its view's own rectangle, so that it needs no variables.
    var followsView: Bool {
        switch kind {
        case .layoutMargins, .safeArea, .scrollFrame: true
        case .free, .scrollContent: false
        }
    }
}

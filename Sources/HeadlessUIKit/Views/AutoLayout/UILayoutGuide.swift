import Foundation

/// A rectangular area that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    nonisolated(unsafe) final var associatedObjects = AssociatedObjectsFlag()
    final var kind = GuideKind.free
    final weak var owningViewStorage: UIView?

    /// Creates a layout guide. Add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        super.init()
    }

    deinit {
        associatedObjects.release(of: self)
    }

    /// Guides can't be decoded from archives here. Always returns `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    convenience init(_ kind: GuideKind, of view: UIView, identifier: String) {
        self.init()
        self.kind = kind
        self.identifier = identifier
        owningViewStorage = view
    }

    /// The view that owns the guide. Setting it moves the guide.
    open weak var owningView: UIView? {
        get { owningViewStorage }
        set {
            if let newValue { newValue.addLayoutGuide(self) } else { owningViewStorage?.removeLayoutGuide(self) }
        }
    }

    /// An identifier of the guide for logs.
    open var identifier = ""

    /// The frame of the guide in its owning view's coordinates, valid after layout.
    open var layoutFrame: CGRect { owningViewStorage?.frame(of: self) ?? .zero }

    /// Returns the active constraints that affect the guide along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningViewStorage?.constraintsReferring(to: self, along: axis) ?? []
    }

    /// Whether the constraints don't fully determine the frame of the guide.
    open var hasAmbiguousLayout: Bool {
        guard let view = owningViewStorage else { return false }
        return view.isLayoutAmbiguous(of: self, along: .horizontal)
            || view.isLayoutAmbiguous(of: self, along: .vertical)
    }

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .leading) }

    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .trailing) }

    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .left) }

    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .right) }

    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .top) }

    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .bottom) }

    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { LayoutSide.dimension(self, .width) }

    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { LayoutSide.dimension(self, .height) }

    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .centerX) }

    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .centerY) }
}

/// An aspect of a view that becomes invalid when a property changes.
public protocol UIViewInvalidating {
    /// Invalidates the aspect of a view.
    @MainActor func invalidate(view: UIView)
}

extension UIView {
    /// The aspects of a view that become invalid when a property changes.
    public enum Invalidations {
        /// Two aspects.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Creates a pair of aspects.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            /// Invalidates both aspects of a view.
            @MainActor public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }

        /// The view is drawn again.
        public struct Display: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            /// Invalidates the aspect of a view.
            @MainActor public func invalidate(view: UIView) {
                view.setNeedsDisplay()
            }
        }

        /// The view is laid out again.
        public struct Layout: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            /// Invalidates the aspect of a view.
            @MainActor public func invalidate(view: UIView) {
                view.setNeedsLayout()
            }
        }

        /// The properties of the view are updated.
        @available(iOS 26, *)
        public struct Properties: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            /// Invalidates the aspect of a view.
            @MainActor public func invalidate(view: UIView) {
                view.setNeedsUpdateProperties()
            }
        }

        /// The constraints of the view are updated.
        public struct Constraints: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            /// Invalidates the aspect of a view.
            @MainActor public func invalidate(view: UIView) {
                view.setNeedsUpdateConstraints()
            }
        }

        /// The intrinsic content size of the view is asked for again.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Creates the aspect.
            public init() {}

            /// Invalidates the aspect of a view.
            @MainActor public func invalidate(view: UIView) {
                view.invalidateIntrinsicContentSize()
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The view is drawn again.
    public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The view is laid out again.
    public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}

@available(iOS 26, *)
extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// The properties of the view are updated.
    public static var properties: UIView.Invalidations.Properties { UIView.Invalidations.Properties() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The constraints of the view are updated.
    public static var constraints: UIView.Invalidations.Constraints { UIView.Invalidations.Constraints() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The intrinsic content size of the view is asked for again.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
        UIView.Invalidations.IntrinsicContentSize()
    }
}

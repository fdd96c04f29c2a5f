import Foundation

extension UIScrollViewDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidScroll: _OptionalMethods.ScrollViewDidScroll? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewWillBeginDragging: _OptionalMethods.ScrollViewWillBeginDragging? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewWillEndDragging: _OptionalMethods.ScrollViewWillEndDragging? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidEndDragging: _OptionalMethods.ScrollViewDidEndDragging? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewWillBeginDecelerating: _OptionalMethods.ScrollViewWillBeginDecelerating? {
        .init(target: self)
    }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidEndDecelerating: _OptionalMethods.ScrollViewDidEndDecelerating? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidEndScrollingAnimation: _OptionalMethods.ScrollViewDidEndScrollingAnimation? {
        .init(target: self)
    }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewShouldScrollToTop: _OptionalMethods.ScrollViewShouldScrollToTop? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidScrollToTop: _OptionalMethods.ScrollViewDidScrollToTop? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidChangeAdjustedContentInset: _OptionalMethods.ScrollViewDidChangeAdjustedContentInset? {
        .init(target: self)
    }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var viewForZooming: _OptionalMethods.ViewForZooming? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewWillBeginZooming: _OptionalMethods.ScrollViewWillBeginZooming? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidZoom: _OptionalMethods.ScrollViewDidZoom? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidEndZooming: _OptionalMethods.ScrollViewDidEndZooming? { .init(target: self) }
}

extension _OptionalMethods {
    /// `scrollViewDidScroll` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewDidScroll {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidScroll(scrollView)
        }
    }

    /// `scrollViewWillBeginDragging` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewWillBeginDragging {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewWillBeginDragging(scrollView)
        }
    }

    /// `scrollViewWillEndDragging` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewWillEndDragging {
        let target: any UIScrollViewDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            target.scrollViewWillEndDragging(
                scrollView,
                withVelocity: velocity,
                targetContentOffset: targetContentOffset
            )
        }
    }

    /// `scrollViewDidEndDragging` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewDidEndDragging {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    /// `scrollViewWillBeginDecelerating` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewWillBeginDecelerating {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewWillBeginDecelerating(scrollView)
        }
    }

    /// `scrollViewDidEndDecelerating` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewDidEndDecelerating {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidEndDecelerating(scrollView)
        }
    }

    /// `scrollViewDidEndScrollingAnimation` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewDidEndScrollingAnimation {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    /// `scrollViewShouldScrollToTop` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewShouldScrollToTop {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
            _OptionalMethods.answer(of: "scrollViewShouldScrollToTop(_:)") {
                target.scrollViewShouldScrollToTop(scrollView)
            }
        }
    }

    /// `scrollViewDidScrollToTop` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewDidScrollToTop {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidScrollToTop(scrollView)
        }
    }

    /// `scrollViewDidChangeAdjustedContentInset` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewDidChangeAdjustedContentInset {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }

    /// `viewForZooming` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ViewForZooming {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
            _OptionalMethods.answer(of: "viewForZooming(in:)") { target.viewForZooming(in: scrollView) }
        }
    }

    /// `scrollViewWillBeginZooming` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewWillBeginZooming {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
            target.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    /// `scrollViewDidZoom` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewDidZoom {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidZoom(scrollView)
        }
    }

    /// `scrollViewDidEndZooming` of `UIScrollViewDelegate`.
    @preconcurrency @MainActor public struct ScrollViewDidEndZooming {
        let target: any UIScrollViewDelegate

        /// Calls the method.
        public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
}

// Made from UIScrollViewDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

extension UIScrollViewDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidScroll: _OptionalMethods.ScrollViewDelegateScrollViewDidScroll? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewWillBeginDragging: _OptionalMethods.ScrollViewDelegateScrollViewWillBeginDragging? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewWillEndDragging: _OptionalMethods.ScrollViewDelegateScrollViewWillEndDragging? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidEndDragging: _OptionalMethods.ScrollViewDelegateScrollViewDidEndDragging? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewWillBeginDecelerating: _OptionalMethods.ScrollViewDelegateScrollViewWillBeginDecelerating? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidEndDecelerating: _OptionalMethods.ScrollViewDelegateScrollViewDidEndDecelerating? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidEndScrollingAnimation: _OptionalMethods.ScrollViewDelegateScrollViewDidEndScrollingAnimation? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewShouldScrollToTop: _OptionalMethods.ScrollViewDelegateScrollViewShouldScrollToTop? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidScrollToTop: _OptionalMethods.ScrollViewDelegateScrollViewDidScrollToTop? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidChangeAdjustedContentInset: _OptionalMethods.ScrollViewDelegateScrollViewDidChangeAdjustedContentInset? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var viewForZooming: _OptionalMethods.ScrollViewDelegateViewForZooming? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewWillBeginZooming: _OptionalMethods.ScrollViewDelegateScrollViewWillBeginZooming? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidZoom: _OptionalMethods.ScrollViewDelegateScrollViewDidZoom? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var scrollViewDidEndZooming: _OptionalMethods.ScrollViewDelegateScrollViewDidEndZooming? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewDidScroll {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidScroll(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewWillBeginDragging {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewWillBeginDragging(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewWillEndDragging {
        let target: any UIScrollViewDelegate

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

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewDidEndDragging {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewWillBeginDecelerating {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewWillBeginDecelerating(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewDidEndDecelerating {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidEndDecelerating(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewDidEndScrollingAnimation {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewShouldScrollToTop {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
            _OptionalMethods.answer(of: "scrollViewShouldScrollToTop(_:)") {
                target.scrollViewShouldScrollToTop(scrollView)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ scrollView: UIScrollView) -> Bool {
            target.scrollViewShouldScrollToTop(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewDidScrollToTop {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidScrollToTop(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewDidChangeAdjustedContentInset {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateViewForZooming {
        let target: any UIScrollViewDelegate

        public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
            _OptionalMethods.answer(of: "viewForZooming(in:)") {
                target.viewForZooming(in: scrollView)
            }
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewWillBeginZooming {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
            target.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewDidZoom {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView) {
            target.scrollViewDidZoom(scrollView)
        }
    }

    @preconcurrency @MainActor public struct ScrollViewDelegateScrollViewDidEndZooming {
        let target: any UIScrollViewDelegate

        public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
}

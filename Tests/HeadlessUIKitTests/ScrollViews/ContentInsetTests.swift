import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Content insets without a window") @MainActor
struct ContentInsetTests {
    private func makeScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        return scrollView
    }

    @Test("they do not move the content")
    func detached() {
        let scrollView = makeScrollView()
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
        expectEqual(scrollView.contentOffset, .zero)
        expectEqual(scrollView.adjustedContentInset.top, 20)
    }

    @Test("content at its start moves below them in a window")
    func attached() {
        let scrollView = makeScrollView()
        scrollView.contentInset.top = 20
        scrollView.contentInset.top = 30
        let window = UIWindow(hostSize: CGSize(width: 100, height: 100), traits: UITraitCollection(displayScale: 2))
        window.addSubview(scrollView)
        expectEqual(scrollView.contentOffset, CGPoint(x: 0, y: -30))
        scrollView.contentInset.top = 10
        expectEqual(scrollView.contentOffset, CGPoint(x: 0, y: -10))
    }

    @Test("content that was scrolled meanwhile stays where it is")
    func scrolled() {
        let scrollView = makeScrollView()
        scrollView.contentInset.top = 20
        scrollView.contentOffset.y = 50
        let window = UIWindow(hostSize: CGSize(width: 100, height: 100), traits: UITraitCollection(displayScale: 2))
        window.addSubview(scrollView)
        expectEqual(scrollView.contentOffset.y, 50)
    }
}

import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@MainActor @Suite("Content-unavailable views")
struct ContentUnavailableTests {
    private let window = makeWindow(width: 300, height: 400)

    private func show(_ configuration: UIContentUnavailableConfiguration) -> UIView {
        let view = configuration.makeContentView()
        view.frame = window.bounds
        window.addSubview(view)
        window.hostLayout()
        return view
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("texts are centered and stacked, and the button performs its action")
    func contents() throws {
        var tapped = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing here"
        configuration.secondaryText = "Come back later"
        configuration.button.title = "Try again"
        configuration.buttonProperties.primaryAction = UIAction { _ in tapped += 1 }
        let view = show(configuration)
        let labels = all(UILabel.self, in: view).filter { ["Nothing here", "Come back later"].contains($0.text) }
        expectEqual(labels.count, 2)
        expect(abs(frame(labels[0]).midX - 150) < 1)
        expect(abs(frame(labels[1]).minY - frame(labels[0]).maxY - 8) < 1)
        let button = try require(all(UIButton.self, in: view).first)
        expect(abs(frame(button).minY - frame(labels[1]).maxY - 20) < 1)
        let middle = (frame(labels[0]).minY + frame(button).maxY) / 2
        expect(abs(middle - 200) < 1)
        window.hostTouchDown(at: CGPoint(x: frame(button).midX, y: frame(button).midY))
        window.hostTouchUp()
        expectEqual(tapped, 1)
    }

    @Test("content that is too high scrolls if it may, lower content is where it is without scrolling")
    func scrolling() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing here"
        configuration.secondaryText = "Come back later"
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 60, leading: 16, bottom: 20, trailing: 16)
        let view = try require(show(configuration) as? UIContentUnavailableView)
        expect(!view.isScrollEnabled)
        expect(all(UIScrollView.self, in: view).isEmpty)
        let still = all(UILabel.self, in: view).map(frame)
        let fitting = view.systemLayoutSizeFitting(CGSize(width: 300, height: 0))
        view.isScrollEnabled = true
        window.hostLayout()
        expectEqual(all(UILabel.self, in: view).map(frame), still)
        expectEqual(view.systemLayoutSizeFitting(CGSize(width: 300, height: 0)), fitting)
        let scroller = try require(all(UIScrollView.self, in: view).first)
        expectEqual(scroller.contentSize, CGSize(width: 300, height: 400))

        configuration.secondaryText = String(repeating: "Come back later. ", count: 80)
        view.configuration = configuration
        window.hostLayout()
        let labels = all(UILabel.self, in: view)
        expectEqual(frame(labels[0]).minY, 60)
        expectEqual(scroller.contentSize.height, frame(labels[1]).maxY + 20)
        expect(scroller.contentSize.height > 600)
        window.hostTouchDown(at: CGPoint(x: 150, y: 350))
        window.hostTouchMoved(to: CGPoint(x: 150, y: 300))
        window.hostTouchMoved(to: CGPoint(x: 150, y: 200))
        window.hostTouchUp()
        expect(scroller.contentOffset.y > 50)

        view.isScrollEnabled = false
        window.hostLayout()
        expect(all(UIScrollView.self, in: view).isEmpty)
        expectEqual(frame(labels[0]).minY, 60)
    }

    @Test("another configuration replaces the first in the same view")
    func updates() {
        var configuration = UIContentUnavailableConfiguration.loading()
        let view = show(configuration)
        expectEqual(all(UIActivityIndicatorView.self, in: view).count, 1)
        configuration = .empty()
        configuration.text = "Text"
        configuration.alignment = .natural
        (view as? UIContentUnavailableView)?.configuration = configuration
        window.hostLayout()
        expect(all(UIActivityIndicatorView.self, in: view).isEmpty)
        expectEqual(all(UILabel.self, in: view).first.map(frame)?.minX, 16)
    }

    @Test("a view controller shows it over its content and removes it")
    func screens() throws {
        let screen = UIViewController()
        window.rootViewController = screen
        window.hostLayout()
        var configuration = UIContentUnavailableConfiguration.search()
        screen.contentUnavailableConfiguration = configuration
        let view = try require(screen.view.subviews.last as? UIContentUnavailableView)
        expectEqual(view.frame, screen.view.bounds)
        configuration.text = "Other"
        screen.contentUnavailableConfiguration = configuration
        expect(screen.view.subviews.last === view)
        expectEqual(all(UILabel.self, in: view).first?.text, "Other")
        screen.contentUnavailableConfiguration = nil
        expectEqual(view.superview, nil)
        expect(screen.contentUnavailableConfiguration == nil)
    }

    @Test("a search names its text, unless the app set one; equal configurations are equal")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        expectEqual(UIContentUnavailableConfiguration.search().updated(for: state).text, "No Results")
        state.searchText = "Quark"
        expectEqual(UIContentUnavailableConfiguration.search().updated(for: state).text, "No Results for “Quark”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nothing"
        expectEqual(own.updated(for: state).text, "Nothing")
        expectEqual(UIContentUnavailableConfiguration.empty().updated(for: state).text, nil)
        expect(Set([UIContentUnavailableConfiguration.search(), .search(), .empty(), .loading()]).count == 3)
        own.button.title = "Again"
        var same = own
        expect(same == own)
        same.buttonProperties.isEnabled = false
        expect(same != own)
    }

    @Test("the margins of the superview count along the chosen axes")
    func margins() {
        let outer = UIView(frame: window.bounds)
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 50)
        window.addSubview(outer)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Text"
        configuration.alignment = .natural
        let view = configuration.makeContentView()
        view.frame = outer.bounds
        outer.addSubview(view)
        window.hostLayout()
        expectEqual(all(UILabel.self, in: view).first.map(frame)?.minX, 50)
        configuration.axesPreservingSuperviewLayoutMargins = .vertical
        view.configuration = configuration
        window.hostLayout()
        expectEqual(all(UILabel.self, in: view).first.map(frame)?.minX, 16)
    }
}

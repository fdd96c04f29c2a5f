import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Search bars")
struct SearchBarTests {
    private let window = makeWindow(width: 300, height: 200)
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))

    init() {
        window.addSubview(bar)
        window.hostLayout()
    }

    private func tap(_ view: UIView) {
        window.hostTouchDown(at: view.convert(view.bounds.center, to: nil))
        window.hostTouchUp()
        window.hostLayout()
    }

    @Test("the delete key selects the last token before the text, and then removes it")
    func deletingTokens() {
        let field = bar.searchTextField
        field.tokens = ["One", "Two"].map { UISearchToken(icon: nil, text: $0) }
        field.tokens[0].representedObject = 1
        bar.becomeFirstResponder()
        window.hostType("a")
        expectEqual(field.tokens.count, 2)
        window.hostDeleteBackward()
        expectEqual(field.text, "")
        window.hostDeleteBackward()
        expectEqual(field.tokens.count, 2)
        window.hostDeleteBackward()
        expectEqual(field.tokens.map(\.text), ["One"])
        field.allowsDeletingTokens = false
        window.hostDeleteBackward()
        window.hostDeleteBackward()
        expectEqual(field.tokens.count, 1)
        expectEqual(field.tokens.first?.representedObject as? Int, 1)
    }

    @Test("the text begins after the tokens")
    func tokenLayout() {
        let field = bar.searchTextField
        let before = field.textRect(forBounds: field.bounds)
        field.insertToken(UISearchToken(icon: nil, text: "Token"), at: 0)
        window.hostLayout()
        let after = field.textRect(forBounds: field.bounds)
        expect(after.minX > before.minX + 30)
        expectEqual(after.maxX, before.maxX)
        expect(!field.showsPlaceholder)
        field.text = "abc def"
        field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "abc"), at: 1)
        expectEqual(field.text, "")
        expectEqual(field.tokens.map(\.text), ["Token", "abc"])
    }

    @Test("the bookmark button tells the delegate, and gives way to text")
    func bookmarks() throws {
        final class Delegate: NSObject, UISearchBarDelegate {
            var log: [String] = []
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
        }
        let delegate = Delegate()
        bar.delegate = delegate
        bar.showsBookmarkButton = true
        window.hostLayout()
        tap(try require(bar.searchTextField.rightView))
        bar.showsSearchResultsButton = true
        window.hostLayout()
        tap(try require(bar.searchTextField.rightView))
        expectEqual(delegate.log, ["bookmark", "results"])
        bar.text = "x"
        window.hostLayout()
        expectEqual(bar.searchTextField.rightView?.superview, nil)
    }

    @Test("a prompt and scope buttons make the bar higher")
    func height() {
        expectEqual(bar.intrinsicContentSize.height, 56)
        bar.prompt = "Prompt"
        expectEqual(bar.intrinsicContentSize.height, 82)
        bar.scopeButtonTitles = ["A", "B"]
        bar.setShowsScope(true, animated: false)
        expectEqual(bar.intrinsicContentSize.height, 126)
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        expectEqual(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .red)
    }
}

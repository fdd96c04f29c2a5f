import UIKit

/// Notes what a label shows.
class LabelObserver: NSObject {
    private(set) var texts: [String] = []
    private let label: UILabel

    init(_ label: UILabel) {
        self.label = label
        super.init()
        label.addObserver(self, forKeyPath: #keyPath(UILabel.text), options: [.new], context: nil)
    }

    deinit {
        label.removeObserver(self, forKeyPath: #keyPath(UILabel.text))
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == #keyPath(UILabel.text) else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        if let text = change?[.newKey] as? String { texts.append(text) }
    }
}

/// Counts what another one notes.
final class CountingObserver: LabelObserver {
    private(set) var count = 0

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        count += 1
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

/// A header that follows a list.
final class StretchyHeader: UIView {
    private(set) var stretch: CGFloat = 0
    private static var offsetContext = 0

    func follow(_ scrollView: UIScrollView) {
        scrollView.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: &Self.offsetContext)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard context == &Self.offsetContext, let offset = change?[.newKey] as? CGPoint else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        stretch = max(-offset.y, 0)
        setNeedsLayout()
    }
}

import UIKit
import os

private let inset: CGFloat = 8

@available (iOS 14, *)
extension CounterBadge {
    override public func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    @objc var badgeName: String { prefix + "badge" }

    override public func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, inset * 10), height: inset * 4)
    }

    override public var intrinsicContentSize: CGSize { CGSize(width: inset * 10, height: inset * 4) }

    private var prefix: String { "a " }

    private func place() {
        for view in subviews { view.frame = bounds.insetBy(dx: inset, dy: inset) }
    }
}

extension CounterBadge {
    func load() -> Int { loadedValue }

    func load() async -> Int { -1 }
}

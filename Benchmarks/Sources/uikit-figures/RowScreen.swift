import CairoBaseline
import Foundation
@_spi(Host) import HeadlessUIKit

/// The rows of the baseline as views: image, two labels, chevron, separator, on a screen of 390 by 844 points at 2x.
@MainActor
final class RowScreen {
    static let width: CGFloat = 390
    static let height: CGFloat = 844
    static let scale: CGFloat = 2

    private let window = UIWindow(
        hostSize: CGSize(width: RowScreen.width, height: RowScreen.height),
        traits: UITraitCollection(displayScale: RowScreen.scale)
    )
    private let list = UIScrollView()
    private lazy var frame = HostFrame(of: window, scale: Self.scale)

    init() {
        window.backgroundColor = .white
        window.isHidden = false
        list.frame = window.bounds
        list.backgroundColor = .white
        window.addSubview(list)
        var y: CGFloat = 0
        var index = 0
        while y < Self.height {
            let row = RowView(RowText(index: index), y: y)
            list.addSubview(row)
            y += row.frame.height
            index += 1
        }
        window.hostLayout()
    }

    var rowCount: Int { list.subviews.count }

    /// Paints everything with cached text layouts.
    func paintAll() throws {
        frame.discard()
        try frame.paint()
    }

    func png() throws -> Data {
        try frame.png()
    }
}

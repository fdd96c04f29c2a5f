import Foundation

/// Computes the frames of the content and the accessories of a list cell, in left-to-right coordinates.
@MainActor struct ListCellLayout {
    /// The distance between accessories, in points.
    private static let distance: CGFloat = 12
    /// The width of accessories with a standard layout dimension, in points.
    private static let standardWidth: CGFloat = 22

    private(set) var content: CGRect
    /// The frames of the leading accessories, followed by those of the trailing ones.
    private(set) var accessories: [CGRect] = []

    /// Creates a layout with a distance between accessories and the edges of the cell.
    init(
        bounds: CGRect,
        margin: CGFloat,
        indentation: CGFloat,
        indentsAccessories: Bool,
        leading: [ListAccessories.Entry],
        trailing: [ListAccessories.Entry]
    ) {
        content = CGRect(origin: .zero, size: bounds.size)
        var start = indentsAccessories ? indentation : 0
        for (index, entry) in leading.enumerated() {
            let size = entry.view.contentSize
            let width = Self.width(of: entry.accessory, size)
            start += index == 0 ? margin : Self.distance
            accessories.append(Self.frame(size, middle: start + width / 2, in: bounds))
            start += width
        }
        if !indentsAccessories { start += indentation }
        var end = bounds.width
        var frames: [CGRect] = []
        for (index, entry) in trailing.reversed().enumerated() {
            let size = entry.view.contentSize
            let width = Self.width(of: entry.accessory, size)
            end -= index == 0 ? margin : Self.distance
            frames.append(Self.frame(size, middle: end - width / 2, in: bounds))
            end -= width
        }
        accessories += frames.reversed()
        content.origin.x = start
        content.size.width = max(0, end - start)
    }

    private static func width(of accessory: UICellAccessory, _ size: CGSize) -> CGFloat {
        switch accessory.reservedLayoutWidth {
        case .actual: size.width
        case .standard: max(standardWidth, size.width)
        case .custom(let width): max(0, width)
        }
    }

    private static func frame(_ size: CGSize, middle: CGFloat, in bounds: CGRect) -> CGRect {
        let height = min(size.height, bounds.height)
        return CGRect(x: middle - size.width / 2, y: (bounds.height - height) / 2, width: size.width, height: height)
    }
}

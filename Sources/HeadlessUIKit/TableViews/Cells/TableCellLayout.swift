import Foundation

/// Computes the frames of the parts of a cell, in left-to-right coordinates.
struct TableCellLayout {
    /// The space between the accessory and the content, in points.
    static let accessoryGap: CGFloat = 8
    /// The width of the editing control, in points.
    static let editingControlWidth: CGFloat = 38

    /// The values that determine the size of the content.
    struct Input {
        var size: CGSize
        /// The margin at the leading and trailing edges, in points.
        var margin: CGFloat
        var safeArea: UIEdgeInsets
        var indentation: CGFloat
        var showsEditingControl: Bool
        var indentsContent: Bool
        var accessory: CGSize?
        var reorderControlWidth: CGFloat
    }

    var content: CGRect
    var contentMargins: (leading: CGFloat, trailing: CGFloat)
    var editingControl: CGRect
    var accessory: CGRect
    var reorderControl: CGRect

    /// Computes the layout.
    ///
    /// - Parameter input: The values, with the left inset of the safe area at the leading edge.
    init(_ input: Input) {
        let height = input.size.height
        var start = input.safeArea.left
        var end = max(start, input.size.width - input.safeArea.right)
        editingControl = CGRect(x: start, y: 0, width: Self.editingControlWidth + input.margin - 8, height: height)
        if input.showsEditingControl, input.indentsContent { start += Self.editingControlWidth }
        start += input.indentation
        reorderControl = CGRect(
            x: end - input.reorderControlWidth,
            y: 0,
            width: input.reorderControlWidth,
            height: height
        )
        end -= input.reorderControlWidth
        if let size = input.accessory {
            let margin = input.reorderControlWidth > 0 ? 0 : input.margin
            accessory = CGRect(
                x: end - margin - size.width,
                y: ((height - size.height) / 2).rounded(.down),
                width: size.width,
                height: size.height
            )
            end = accessory.minX - Self.accessoryGap
        } else {
            accessory = .zero
        }
        content = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
        let isCut = input.accessory != nil || input.reorderControlWidth > 0
        contentMargins = (input.margin, isCut ? Self.accessoryGap : input.margin)
    }
}

/// Computes the frames of the image and the labels of a cell style, in left-to-right coordinates.
@MainActor struct TableCellLabelLayout {
    private static let imageGap: CGFloat = 16
    private static let labelGap: CGFloat = 8
    private static let lineGap: CGFloat = 3
    /// The width of the first label of `value2`, in points.
    private static let captionWidth: CGFloat = 91

    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    /// The height of the content without margins, in points.
    var height: CGFloat = 0

    init(
        style: UITableViewCell.CellStyle,
        size: CGSize,
        leading: CGFloat,
        trailing: CGFloat,
        imageSize: CGSize?,
        textSize: (CGFloat) -> CGSize,
        detailSize: (CGFloat) -> CGSize
    ) {
        var start = leading
        if let imageSize {
            image = CGRect(x: start, y: 0, width: imageSize.width, height: imageSize.height)
            start = image.maxX + Self.imageGap
        }
        let availableWidth = max(0, size.width - trailing - start)
        switch style {
        case .default:
            text = CGRect(
                origin: CGPoint(x: start, y: 0),
                size: CGSize(width: availableWidth, height: textSize(availableWidth).height)
            )
            height = text.height
        case .subtitle:
            let first = textSize(availableWidth).height
            let second = detailSize(availableWidth).height
            let gap = first > 0 && second > 0 ? Self.lineGap : 0
            text = CGRect(x: start, y: 0, width: availableWidth, height: first)
            detail = CGRect(x: start, y: first + gap, width: availableWidth, height: second)
            height = first + gap + second
        case .value1:
            let second = detailSize(availableWidth)
            let first = textSize(availableWidth)
            let width = min(first.width, max(availableWidth - second.width - Self.labelGap, availableWidth / 2))
            let rest = max(0, availableWidth - width - (width > 0 ? Self.labelGap : 0))
            let detailWidth = min(second.width, rest)
            text = CGRect(x: start, y: 0, width: width, height: first.height)
            detail = CGRect(x: start + availableWidth - detailWidth, y: 0, width: detailWidth, height: second.height)
            height = max(first.height, second.height)
        case .value2:
            let width = min(Self.captionWidth, availableWidth)
            text = CGRect(x: start, y: 0, width: width, height: textSize(width).height)
            let detailStart = start + width + Self.labelGap
            let rest = max(0, size.width - trailing - detailStart)
            detail = CGRect(x: detailStart, y: 0, width: rest, height: detailSize(rest).height)
            height = max(text.height, detail.height)
        }
        height = max(height, image.height)
        center(style, in: size.height)
    }

    private mutating func center(_ style: UITableViewCell.CellStyle, in height: CGFloat) {
        image.origin.y = ((height - image.height) / 2).rounded(.down)
        if style == .subtitle {
            let top = ((height - detail.maxY) / 2).rounded(.down)
            text.origin.y += top
            detail.origin.y += top
        } else {
            text.origin.y = ((height - text.height) / 2).rounded(.down)
            // Texts of different sizes in a line are aligned at their centers.
            detail.origin.y = ((height - detail.height) / 2).rounded(.down)
        }
    }
}

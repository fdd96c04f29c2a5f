import BatchDiffing
import PortableUIKit

/// The geometry of a whole collection view: measured where rows have been visible, estimated elsewhere.
///
/// It consists of plain values without views. Positions are in pixels from the top of the content.
struct CollectionGeometry {
    private(set) var grid: PixelGrid
    /// The width of the content in pixels.
    private(set) var width: Int
    /// The size of texts as a multiple of the standard size, at least 1.
    private(set) var textScale: CGFloat
    private(set) var sections: [SectionGeometry]
    private var sectionHeights: FenwickTree

    init(shapes: [SectionShape] = [], width: CGFloat = 0, scale: CGFloat = 1, textScale: CGFloat = 1) {
        let grid = PixelGrid(scale: scale)
        let pixels = grid.rounded(width)
        self.grid = grid
        self.width = pixels
        self.textScale = textScale
        sections = shapes.map { SectionGeometry(shape: $0.scaled(by: textScale), width: pixels, grid: grid) }
        sectionHeights = FenwickTree(sections.map(\.height))
    }

    /// The height of the content in pixels.
    var height: Int {
        sectionHeights.total
    }

    // MARK: Positions

    /// Returns the offset of a section's top. Complexity: O(log sections).
    func sectionTop(_ section: Int) -> Int {
        sectionHeights.sum(ofFirst: section)
    }

    /// Returns the section at an offset, or the nearest one; skips sections with zero height.
    func section(at offset: Int) -> Int {
        min(sectionHeights.prefix(notExceeding: max(0, offset)), max(0, sections.count - 1))
    }

    func frame(ofSection section: Int) -> PixelFrame {
        let top = sectionTop(section)
        return PixelFrame(columns: 0..<width, rows: top..<(top + sections[section].height))
    }

    /// Returns the frame of an element; `nil` if it does not exist.
    func frame(of element: GeometryElement) -> PixelFrame? {
        guard sections.indices.contains(element.section) else { return nil }
        let section = sections[element.section]
        let top = sectionTop(element.section)
        var frame: PixelFrame
        switch element {
        case .header:
            guard section.shape.hasHeader else { return nil }
            frame = PixelFrame(columns: section.supplementaryRange, rows: 0..<section.headerHeight)
        case .footer:
            guard section.shape.hasFooter else { return nil }
            frame = PixelFrame(columns: section.supplementaryRange, rows: section.footerTop..<section.height)
        case .item(let path):
            guard (0..<section.shape.itemCount).contains(path.element) else { return nil }
            frame = section.frame(ofItem: path.element)
        case .background:
            guard let background = section.backgroundFrame(grid: grid) else { return nil }
            frame = background
        }
        frame.rows = (frame.rows.lowerBound + top)..<(frame.rows.upperBound + top)
        return frame
    }

    /// Returns all elements that intersect a range of pixel rows, from top to bottom. Complexity: O(found + log n).
    func elements(in visible: Range<Int>) -> [GeometryElement] {
        var found: [GeometryElement] = []
        guard !sections.isEmpty, !visible.isEmpty else { return found }
        var index = section(at: visible.lowerBound)
        var top = sectionTop(index)
        while index < sections.count, top < visible.upperBound {
            let section = sections[index]
            let local = (visible.lowerBound - top)..<(visible.upperBound - top)
            if section.shape.hasHeader, section.headerHeight > local.lowerBound {
                found.append(.header(section: index))
            }
            section.appendItems(in: local, section: index, to: &found)
            if section.shape.hasFooter, section.footerTop < local.upperBound, section.height > local.lowerBound {
                found.append(.footer(section: index))
            }
            top += section.height
            index += 1
        }
        return found
    }

    // MARK: Changes

    /// Changes one section and updates the prefix sums. Complexity: O(log sections), plus the change itself.
    mutating func updateSection<Result>(_ index: Int, _ change: (inout SectionGeometry) -> Result) -> Result {
        let before = sections[index].height
        let result = change(&sections[index])
        sectionHeights.add(sections[index].height - before, at: index)
        return result
    }

    /// Replaces the sections and rebuilds the prefix sums of their heights.
    mutating func replaceSections(_ sections: [SectionGeometry]) {
        self.sections = sections
        sectionHeights = FenwickTree(sections.map(\.height))
    }

    /// Changes the width or scale; elements measured at another one are measured again before they are shown.
    mutating func resize(width: CGFloat, scale: CGFloat, textScale: CGFloat = 1) {
        let newGrid = PixelGrid(scale: scale)
        let newWidth = newGrid.rounded(width)
        guard newGrid != grid || newWidth != self.width || textScale != self.textScale else { return }
        let rescale = newGrid.scale / grid.scale
        grid = newGrid
        self.width = newWidth
        self.textScale = textScale
        replaceSections(
            sections.map {
                $0.reshaped($0.shape.scaled(by: textScale), width: newWidth, grid: newGrid, rescale: rescale)
            }
        )
    }

    /// Replaces the shapes of all sections while keeping their rows. Complexity: O(sections).
    ///
    /// - Returns: Whether the arrangement changed.
    @discardableResult
    mutating func reshape(_ shapes: [SectionShape]) -> Bool {
        var isRearranged = false
        for (index, shape) in shapes.enumerated() {
            let shape = shape.scaled(by: textScale)
            guard shape != sections[index].shape else { continue }
            isRearranged = true
            let (width, grid) = (width, grid)
            updateSection(index) { section in
                section = section.reshaped(shape, width: width, grid: grid, rescale: 1)
            }
        }
        return isRearranged
    }

    /// Turns all heights into estimates, to be measured again before they are shown: fonts or other traits changed.
    mutating func markOutdated() {
        for index in sections.indices {
            updateSection(index) { $0.markOutdated() }
        }
    }

    /// The items with a measured height that is not outdated. Complexity: O(rows / chunk + measured).
    var measuredItems: [ElementPath] {
        var found: [ElementPath] = []
        for (index, section) in sections.enumerated() {
            section.rows.forEachMeasured { row, height in
                guard height.isExact else { return }
                found += section.items(inRow: row).map { ElementPath(section: index, element: $0) }
            }
        }
        return found
    }

    /// Marks an item to be measured again before it is shown. Complexity: O(log n).
    mutating func markOutdated(_ element: GeometryElement) {
        guard sections.indices.contains(element.section) else { return }
        updateSection(element.section) { section in
            switch element {
            case .header:
                section.header = section.header.outdated
            case .footer:
                section.footer = section.footer.outdated
            case .item(let path):
                guard path.element < section.shape.itemCount else { return }
                section.markItemOutdated(path.element)
            case .background:
                break
            }
        }
    }
}

extension SectionGeometry {
    /// Appends the items that intersect a range of offsets in the section.
    fileprivate func appendItems(in range: Range<Int>, section: Int, to found: inout [GeometryElement]) {
        guard rows.count > 0, rowsTop < range.upperBound, footerTop > range.lowerBound else { return }
        var row = row(at: range.lowerBound)
        var offset = rowOffset(row)
        while row < rows.count, offset < range.upperBound {
            let height = rows.height(of: row)
            if offset + height > range.lowerBound {
                for item in items(inRow: row) {
                    found.append(.item(ElementPath(section: section, element: item)))
                }
            }
            offset += height + rowSpacing
            row += 1
        }
    }
}

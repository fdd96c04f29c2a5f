import Foundation

/// Blurs the pixels behind a view, in fewer and larger cells than the pixels: the blur hides the difference.
///
/// The result depends on nothing but the pixels of the rectangle and its position, so that a frame painted in parts has
/// the pixels of a frame painted at once.
struct BackdropBlur {
    /// The side of a cell in pixels: a power of two.
    let cell: Int
    /// The cells that cover the rectangle. Their corners lie on multiples of `cell`.
    let cells: PixelRect
    /// The radius of each of three box blurs, in cells.
    private let radius: Int
    private let rect: PixelRect

    /// Plans the blur of a rectangle of pixels, with a standard deviation in pixels.
    init(rect: PixelRect, deviation: CGFloat) {
        self.rect = rect
        var cell = 1
        while cell < 8, deviation >= CGFloat(cell * 4) { cell *= 2 }
        self.cell = cell
        let width = deviation / CGFloat(cell) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5
        radius = max(0, Int(width) / 2)
        let (x, y) = (Self.cell(at: rect.x, side: cell), Self.cell(at: rect.y, side: cell))
        cells = PixelRect(
            x: x,
            y: y,
            width: Self.cell(at: rect.maxX - 1, side: cell) - x + 1,
            height: Self.cell(at: rect.maxY - 1, side: cell) - y + 1
        )
    }

    private static func cell(at pixel: Int, side: Int) -> Int {
        // Cells left of and above 0 as well.
        pixel >> side.trailingZeroBitCount
    }

    /// Returns the blurred and tinted cells, a row after another, as premultiplied pixels.
    ///
    /// - Parameter row: Returns the pixels of a row of the rectangle, starting at its left side.
    func blurred(_ filter: BackdropFilter, row: (Int) -> UnsafePointer<UInt32>) -> [UInt32] {
        let count = cells.width * cells.height
        // Red, green, blue and alpha, each with eight more bits than a pixel has.
        var planes = [UInt16](repeating: 0, count: 4 * count)
        planes.withUnsafeMutableBufferPointer { planes in
            guard let planes = planes.baseAddress else { return }
            average(into: planes, row: row)
            blur(planes)
        }
        return tinted(planes, filter)
    }

    /// Fills the cells with the averages of their pixels.
    private func average(into planes: UnsafeMutablePointer<UInt16>, row: (Int) -> UnsafePointer<UInt32>) {
        let count = cells.width * cells.height
        // The sums of a row of cells: three of colors and one of alpha.
        var sums = [UInt32](repeating: 0, count: 4 * cells.width)
        sums.withUnsafeMutableBufferPointer { buffer in
            guard let sums = buffer.baseAddress else { return }
            for cellY in 0..<cells.height {
                sums.update(repeating: 0, count: 4 * cells.width)
                let top = max(rect.y, (cells.y + cellY) * cell)
                let bottom = min(rect.maxY, (cells.y + cellY + 1) * cell)
                for y in top..<bottom { add(row(y), to: sums) }
                for cellX in 0..<cells.width {
                    let left = max(rect.x, (cells.x + cellX) * cell)
                    let right = min(rect.maxX, (cells.x + cellX + 1) * cell)
                    let pixels = UInt32((right - left) * (bottom - top))
                    let index = cellY * cells.width + cellX
                    for plane in 0..<4 {
                        planes[plane * count + index] = UInt16(sums[4 * cellX + plane] * 256 / pixels)
                    }
                }
            }
        }
    }

    /// Adds the pixels of a row to the sums of their cells.
    private func add(_ pixels: UnsafePointer<UInt32>, to sums: UnsafeMutablePointer<UInt32>) {
        let shift = cell.trailingZeroBitCount
        let offset = rect.x &- cells.x &* cell
        var x = 0
        while x < rect.width {
            let pixel = pixels[x]
            let sum = sums + 4 &* ((x &+ offset) >> shift)
            sum[0] &+= (pixel >> 16) & 0xFF
            sum[1] &+= (pixel >> 8) & 0xFF
            sum[2] &+= pixel & 0xFF
            sum[3] &+= pixel >> 24
            x &+= 1
        }
    }

    private func blur(_ planes: UnsafeMutablePointer<UInt16>) {
        guard radius > 0 else { return }
        let (width, height) = (cells.width, cells.height)
        var line = [UInt16](repeating: 0, count: max(width, height))
        line.withUnsafeMutableBufferPointer { buffer in
            guard let line = buffer.baseAddress else { return }
            for plane in 0..<4 {
                let first = planes + plane * width * height
                for _ in 0..<3 {
                    for y in 0..<height { average(first + y * width, step: 1, count: width, line: line) }
                    for x in 0..<width { average(first + x, step: width, count: height, line: line) }
                }
            }
        }
    }

    /// Applies a box blur to a row or column, as if the values at its ends went on.
    private func average(
        _ values: UnsafeMutablePointer<UInt16>,
        step: Int,
        count: Int,
        line: UnsafeMutablePointer<UInt16>
    ) {
        var index = 0
        while index < count {
            line[index] = values[index &* step]
            index &+= 1
        }
        let window = 2 * radius + 1
        let last = count - 1
        var sum = Int(line[0]) * (radius + 1)
        index = 1
        while index <= radius {
            sum &+= Int(line[min(index, last)])
            index &+= 1
        }
        index = 0
        while index < count {
            values[index &* step] = UInt16(truncatingIfNeeded: (sum &+ window / 2) / window)
            sum &+= Int(line[min(index &+ radius &+ 1, last)])
            sum &-= Int(line[max(index &- radius, 0)])
            index &+= 1
        }
    }

    private func tinted(_ planes: [UInt16], _ filter: BackdropFilter) -> [UInt32] {
        let count = cells.width * cells.height
        let saturation = Float(filter.saturation)
        let tint = filter.tint
        let cover = Float(tint.alpha)
        let over = (Float(tint.red) * cover, Float(tint.green) * cover, Float(tint.blue) * cover)
        return planes.withUnsafeBufferPointer { planes in
            (0..<count).map { index in
                let red = Float(planes[index]) / Self.unit
                let green = Float(planes[count + index]) / Self.unit
                let blue = Float(planes[2 * count + index]) / Self.unit
                let alpha = Float(planes[3 * count + index]) / Self.unit
                // The weights of W3C Filter Effects, feColorMatrix, type saturate.
                let gray = 0.213 * red + 0.715 * green + 0.072 * blue
                let allAlpha = alpha * (1 - cover) + cover
                func mixed(_ value: Float, _ over: Float) -> UInt32 {
                    let vivid = min(max(gray + (value - gray) * saturation, 0), alpha)
                    return UInt32((min(vivid * (1 - cover) + over, allAlpha) * 255).rounded())
                }
                return UInt32((allAlpha * 255).rounded()) << 24 | mixed(red, over.0) << 16
                    | mixed(green, over.1) << 8 | mixed(blue, over.2)
            }
        }
    }

    /// The value of a plane for a component of 1.
    private static let unit: Float = 255 * 256
}

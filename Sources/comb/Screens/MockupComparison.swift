import Foundation
import Honeycomb
import ScreenHosting

/// A screen and a mock-up, pixel by pixel.
@MainActor
struct MockupComparison {
    /// An element of which pixels differ.
    struct Element: CustomStringConvertible {
        let pointer: String
        let name: String
        let frame: CGRect
        let share: Double

        var description: String {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
                Double($0).rounded(toPart: 100).shortest
            }
            return "\(pointer): \(name) [\(numbers.joined(separator: " "))]: \(MockupComparison.percent(share)) differ"
        }
    }

    /// The share of differing pixels, from 0 to 1, of those that the mock-up covers.
    let share: Double
    /// The elements that differ, the most different first.
    let elements: [Element]

    private let screen: ScreenBitmap
    private let mockup: ScreenBitmap
    private let size: CGSize
    private let scale: CGFloat
    /// Whether each pixel differs.
    private let differing: [Bool]

    /// Fewer differing points² are not listed: the edges of letters.
    private static let leastArea = 8.0

    /// Elements with less than this share of differing pixels are not listed.
    private static let leastShare = 0.02

    /// - Parameters:
    ///   - mockup: The picture.
    ///   - frame: Where it is on the screen, in points.
    ///   - tolerance: How much a channel may differ, from 0 to 1.
    init(_ hosted: HostedScreen, mockup: UIImage, frame: CGRect, tolerance: Double) throws {
        let configuration = hosted.host.configuration
        size = configuration.size
        scale = configuration.scale
        screen = try hosted.host.bitmap()
        let ground = ScreenConfiguration(size: size, scale: scale)
        self.mockup = try Self.bitmap(of: [(mockup, frame, 1)], ground)
        guard screen.width == self.mockup.width, screen.height == self.mockup.height else {
            throw CommandFailure("The screen and the mock-up cannot be drawn in the same size.")
        }
        let covered = frame.intersection(CGRect(origin: .zero, size: size))
        guard !covered.isNull, covered.width * scale >= 1, covered.height * scale >= 1 else {
            throw CommandFailure("The mock-up is not on the screen with this offset.")
        }
        let limit = Int((tolerance * 255).rounded())
        var differing = [Bool](repeating: false, count: screen.width * screen.height)
        var count = 0
        let columns = Self.pixels(covered.minX, covered.maxX, scale, screen.width)
        let rows = Self.pixels(covered.minY, covered.maxY, scale, screen.height)
        let (first, second) = (screen.bytes, self.mockup.bytes)
        for y in rows {
            for x in columns {
                let offset = (y * screen.width + x) * 4
                for channel in 0..<3 where abs(Int(first[offset + channel]) - Int(second[offset + channel])) > limit {
                    differing[y * screen.width + x] = true
                    count += 1
                    break
                }
            }
        }
        self.differing = differing
        share = Double(count) / Double(max(columns.count * rows.count, 1))
        let (width, scale) = (screen.width, scale)
        let places = Self.places(of: hosted)
        let views = places.flatMap { place in place.views.map { (place.pointer, $0.view, $0.frame) } }
        let shown = views.compactMap { pointer, view, frame -> Element? in
            let seen = frame.intersection(covered)
            guard !seen.isNull else { return nil }
            let columns = Self.pixels(seen.minX, seen.maxX, scale, width)
            let rows = Self.pixels(seen.minY, seen.maxY, scale, differing.count / max(width, 1))
            let wrong = rows.reduce(0) { sum, y in sum + columns.reduce(0) { $0 + (differing[y * width + $1] ? 1 : 0) }
            }
            let share = Double(wrong) / Double(max(columns.count * rows.count, 1))
            return share < Self.leastShare
                ? nil : Element(pointer: pointer, name: Self.name(of: view), frame: frame, share: share)
        }
        let others = places.compactMap { place in
            let listed = shown.filter { $0.pointer == place.pointer }.map(\.frame)
            return Self.difference(in: place.frame, outside: listed, differing, width, scale).map { frame, share in
                Element(pointer: place.pointer, name: "pixels of no element in this list", frame: frame, share: share)
            }
        }
        elements = (shown + others).enumerated()
            .sorted { ($1.element.share, $0.offset) < ($0.element.share, $1.offset) }.map(\.element)
    }

    /// Where pixels of a row differ that no listed element has, as where the mock-up has an icon and the screen has none: the frame around
    /// them, and their share in it. `nil` for a few points² at most.
    private static func difference(
        in row: CGRect,
        outside listed: [CGRect],
        _ differing: [Bool],
        _ width: Int,
        _ scale: CGFloat
    ) -> (frame: CGRect, share: Double)? {
        let height = differing.count / max(width, 1)
        let covered = listed.map { frame in
            (pixels(frame.minX, frame.maxX, scale, width), pixels(frame.minY, frame.maxY, scale, height))
        }
        var count = 0
        var around = CGRect.null
        for y in pixels(row.minY, row.maxY, scale, height) {
            for x in pixels(row.minX, row.maxX, scale, width) where differing[y * width + x] {
                guard !covered.contains(where: { $0.0.contains(x) && $0.1.contains(y) }) else { continue }
                count += 1
                around = around.union(
                    CGRect(x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: 1 / scale, height: 1 / scale)
                )
            }
        }
        guard Double(count) / Double(scale * scale) >= leastArea else { return nil }
        return (around, Double(count) / Double(around.width * around.height * scale * scale))
    }

    private static func pixels(_ start: CGFloat, _ end: CGFloat, _ scale: CGFloat, _ limit: Int) -> Range<Int> {
        let first = min(max(Int((start * scale).rounded()), 0), limit)
        return first..<max(first, min(Int((end * scale).rounded()), limit))
    }

    /// A share in percent, in words.
    nonisolated static func percent(_ share: Double) -> String {
        let rounded = (share * 100).rounded(toPart: 10)
        return share > 0 && rounded == 0 ? "less than 0.1 %" : "\(rounded.shortest) %"
    }

    // MARK: Elements

    /// A row, a header or a footer, with its texts, pictures and controls.
    private struct Place {
        let pointer: String
        let frame: CGRect
        let views: [(view: UIView, frame: CGRect)]
    }

    /// The rows, headers and footers that are in the window.
    private static func places(of hosted: HostedScreen) -> [Place] {
        let list = hosted.controller.collectionView
        var found: [Place] = []
        for attributes in list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? [] {
            let section = "/sections/\(attributes.indexPath.section)"
            let kind = attributes.representedElementKind
            let view: UIView?
            let pointer: String
            switch attributes.representedElementCategory {
            case .cell:
                view = list.cellForItem(at: attributes.indexPath)
                pointer = "\(section)/items/\(attributes.indexPath.item)"
            default:
                view = kind.flatMap { list.supplementaryView(forElementKind: $0, at: attributes.indexPath) }
                let isFooter = kind?.lowercased().contains("footer") == true
                pointer = section + (isFooter ? "/footer" : "/header")
            }
            guard let view, let window = view.window else { continue }
            found.append(
                Place(
                    pointer: pointer,
                    frame: view.convert(view.bounds, to: window),
                    views: leaves(of: view).map { ($0, $0.convert($0.bounds, to: window)) }
                )
            )
        }
        return found
    }

    private static func leaves(of view: UIView) -> [UIView] {
        view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 && !$0.bounds.isEmpty }.flatMap { subview -> [UIView] in
            if subview is UILabel || subview is UIImageView || subview is UIControl { return [subview] }
            return leaves(of: subview)
        }
    }

    private static func name(of view: UIView) -> String {
        let text = (view as? UILabel)?.text ?? ""
        guard text.isEmpty else {
            let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
            return "\"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
        }
        return String(describing: type(of: view)).prefix { $0 != "<" }.description
    }

    // MARK: Pictures

    /// Returns a PNG of the screen and the mock-up.
    func picture(_ mode: CompareCommand.Mode) throws -> Data {
        guard let shown = Self.image(screen.bytes, screen.width, screen.height, scale),
            let wanted = Self.image(mockup.bytes, screen.width, screen.height, scale),
            let different = Self.image(differenceBytes, screen.width, screen.height, scale)
        else { throw CommandFailure("The comparison cannot be drawn.") }
        let over = [(shown, CGFloat(1)), (wanted, 0.5)]
        let panels: [[(UIImage, CGFloat)]] =
            switch mode {
            case .all: [[(shown, 1)], [(wanted, 1)], over, [(different, 1)]]
            case .beside: [[(shown, 1)], [(wanted, 1)]]
            case .over: [over]
            case .difference: [[(different, 1)]]
            }
        let gap: CGFloat = 16
        let width = CGFloat(panels.count) * (size.width + gap) - gap
        let layers = panels.enumerated().flatMap { index, images in
            images.map { image, alpha in
                let origin = CGPoint(x: CGFloat(index) * (size.width + gap), y: 0)
                return (image, CGRect(origin: origin, size: size), alpha)
            }
        }
        let configuration = ScreenConfiguration(size: CGSize(width: width, height: size.height), scale: scale)
        return try Self.host(layers, configuration, ground: .systemGray4).data(format: .png)
    }

    /// The screen in light gray, and what differs in red.
    private var differenceBytes: [UInt8] {
        var bytes = screen.bytes
        for index in differing.indices {
            let offset = index * 4
            if differing[index] {
                (bytes[offset], bytes[offset + 1], bytes[offset + 2]) = (0xE5, 0x1C, 0x23)
            } else {
                let gray = (Int(bytes[offset]) * 3 + Int(bytes[offset + 1]) * 6 + Int(bytes[offset + 2])) / 10
                let light = UInt8(170 + gray / 3)
                (bytes[offset], bytes[offset + 1], bytes[offset + 2]) = (light, light, light)
            }
            bytes[offset + 3] = 255
        }
        return bytes
    }

    private static func image(_ bytes: [UInt8], _ width: Int, _ height: Int, _ scale: CGFloat) -> UIImage? {
        guard let provider = CGDataProvider(data: Data(bytes) as CFData),
            let image = CGImage(
                width: width,
                height: height,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        else { return nil }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    private static func bitmap(
        of layers: [(UIImage, CGRect, CGFloat)],
        _ configuration: ScreenConfiguration
    ) throws -> ScreenBitmap {
        try host(layers, configuration, ground: .white).bitmap()
    }

    private static func host(
        _ layers: [(UIImage, CGRect, CGFloat)],
        _ configuration: ScreenConfiguration,
        ground: UIColor
    ) -> ScreenHost {
        let controller = UIViewController()
        let host = ScreenHost(controller, configuration: configuration)
        controller.view.backgroundColor = ground
        for (image, frame, alpha) in layers {
            let view = UIImageView(image: image)
            view.contentMode = .scaleToFill
            view.frame = frame
            view.alpha = alpha
            controller.view.addSubview(view)
        }
        host.layout()
        return host
    }
}

extension Double {
    /// The number to a part of one: to a tenth for 10.
    fileprivate func rounded(toPart part: Double) -> Double { (self * part).rounded() / part }
}

import Foundation
import Honeycomb
import PartDeclarations
import ScreenAudits
import ScreenDocuments
import ScreenHosting

/// The views and distances of a device, for the page's inspector.
struct PreviewInspection: Encodable, Sendable {
    /// A view with visible content, or one of the cells and containers around it.
    struct View: Encodable, Sendable {
        let name: String
        let depth: Int
        let frame: [Double]
        let text: String?
        /// The font and the colors, followed by their names in the tokens of the theme if they have one.
        let font: String?
        let color: String?
        let background: String?
        /// The contrast of the text with the color behind it, if that is known.
        let contrast: Double?
        /// The distance of the first line's baseline from the top of the view.
        let baseline: Double?
    }

    /// A distance as a band.
    struct Gap: Encodable, Sendable {
        let frame: [Double]
        let axis: String
        let label: String
        let isOffScale: Bool
        let element: String
        let problem: String?
    }

    /// A value of the spacing scale.
    struct Token: Encodable, Sendable {
        let name: String
        let value: Double
    }

    /// A row as Swift and as JSON, if documents can say it.
    struct Item: Encodable, Sendable {
        let frame: [Double]
        let swift: String?
        let json: String?
    }

    let device: Int
    let views: [View]
    let items: [Item]
    let gaps: [Gap]
    let scale: [Token]
}

@MainActor
extension PreviewInspection {
    init(of device: PreviewDevice, index: Int) {
        self.device = index
        var views: [View] = []
        let theme = (device.viewController as? CellScreenViewController)?.theme ?? .standard
        let names = TokenNames(theme)
        Self.collect(device.host.window, depth: 0, behind: nil, in: device.host.window, names, into: &views)
        self.views = views
        items = Self.items(of: device.viewController)
        let spacings = ScreenSpacings(of: device.viewController, scrolls: false) { device.host.layout() }
        gaps = spacings.gaps.map { gap in
            Gap(
                frame: Self.numbers(gap.frame),
                axis: gap.axis.rawValue,
                label: gap.label,
                isOffScale: gap.isOffScale,
                element: gap.element,
                problem: gap.isOffScale ? gap.problem : nil
            )
        }
        scale = spacings.scale.named.map { Token(name: $0.name, value: Double($0.value)) }
    }

    /// The rows on the screen; those of carousels are not among them.
    private static func items(of viewController: UIViewController) -> [Item] {
        guard let screen = viewController as? CellScreenViewController else { return [] }
        let sections = screen.driver.state.sections
        let list = screen.collectionView
        return list.indexPathsForVisibleItems.sorted().compactMap { path in
            guard let cell = list.cellForItem(at: path), sections.indices.contains(path.section),
                sections[path.section].layout.carousel == nil, sections[path.section].items.indices.contains(path.item)
            else { return nil }
            let item = sections[path.section].items[path.item]
            return Item(
                frame: numbers(cell.convert(cell.bounds, to: nil)),
                swift: item.swiftExpression,
                json: (screen as? DocumentFileViewController)?.json(ofItemAt: path) ?? (try? item.documentJSON())
            )
        }
    }

    private static let maximumViewCount = 5_000

    private static func collect(
        _ view: UIView,
        depth: Int,
        behind: UIColor?,
        in window: UIWindow,
        _ names: TokenNames,
        into views: inout [View]
    ) {
        guard !view.isHidden, view.alpha > 0.01, views.count < maximumViewCount else { return }
        let frame = view.convert(view.bounds, to: window)
        guard frame.intersects(window.bounds), !frame.isEmpty else { return }
        let own = view.backgroundColor?.resolvedColor(with: view.traitCollection)
        let back = own.flatMap { $0.components.alpha > 0.99 ? $0 : nil } ?? behind
        let label = view as? UILabel
        let color = label?.textColor.resolvedColor(with: view.traitCollection)
        views.append(
            View(
                name: String(describing: type(of: view)),
                depth: depth,
                frame: numbers(frame),
                text: label?.text ?? (view as? UITextField)?.text,
                font: label.map { label in
                    let font = "\(label.font.fontName) \(number(label.font.pointSize))"
                    return named(font, names.name(of: label.font, in: view.traitCollection))
                },
                color: color.map { named($0.hexadecimal, names.name(of: $0, isText: true, in: view.traitCollection)) },
                background: own.map { named($0.hexadecimal, names.name(of: $0, in: view.traitCollection)) },
                contrast: color.flatMap { color in back.map { (color.contrast(with: $0) * 100).rounded() / 100 } },
                baseline: label.map { number($0.font.ascender) }
            )
        )
        for subview in view.subviews {
            collect(subview, depth: depth + 1, behind: back, in: window, names, into: &views)
        }
    }

    private static func named(_ value: String, _ token: String?) -> String {
        token.map { "\(value), \($0)" } ?? value
    }

    private static func number(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [number(frame.minX), number(frame.minY), number(frame.width), number(frame.height)]
    }
}

extension UIColor {
    fileprivate var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    /// `#RRGGBB`, followed by the alpha in percent if the color is not opaque.
    fileprivate var hexadecimal: String {
        let color = components
        let bytes = [color.red, color.green, color.blue].map { UInt8(min(max($0, 0), 1) * 255 + 0.5) }
        let text = bytes.reduce(into: "#") { text, byte in
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return color.alpha > 0.995 ? text : "\(text) \(Int((color.alpha * 100).rounded())) %"
    }

    /// The contrast ratio of WCAG 2.2, from 1 to 21; the color is drawn over an opaque one.
    fileprivate func contrast(with background: UIColor) -> Double {
        let (front, back) = (components, background.components)
        func mixed(_ first: CGFloat, _ second: CGFloat) -> Double {
            Double(first * front.alpha + second * (1 - front.alpha))
        }
        let text = (mixed(front.red, back.red), mixed(front.green, back.green), mixed(front.blue, back.blue))
        let first = Self.luminance(text)
        let second = Self.luminance((Double(back.red), Double(back.green), Double(back.blue)))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ color: (Double, Double, Double)) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
    }
}

extension PreviewStage {
    /// Sends the views and distances of a device.
    func sendInspection(device index: Int) {
        guard devices.indices.contains(index) else { return }
        send("inspection", PreviewInspection(of: devices[index], index: index))
    }
}

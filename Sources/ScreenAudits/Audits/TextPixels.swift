import PortableUIKit
import ScreenHosting

/// The pixels of a screen with its texts, and those behind them.
@MainActor
struct TextPixels {
    let withTexts: ScreenBitmap
    let behind: ScreenBitmap
    let scale: CGFloat
    let root: UIView

    /// Draws the screen twice; nil if it cannot be drawn.
    init?(host: ScreenHost, root: UIView) {
        guard let withTexts = try? host.bitmap() else { return nil }
        let labels = Self.labels(in: root)
        let alphas = labels.map(\.alpha)
        UIView.performWithoutAnimation { labels.forEach { $0.alpha = 0 } }
        let behind = try? host.bitmap()
        UIView.performWithoutAnimation { zip(labels, alphas).forEach { $0.alpha = $1 } }
        guard let behind, behind.width == withTexts.width, behind.height == withTexts.height else { return nil }
        self.withTexts = withTexts
        self.behind = behind
        self.root = root
        scale = host.configuration.scale
    }

    private static func labels(in view: UIView) -> [UILabel] {
        guard view.isShown else { return [] }
        if let label = view as? UILabel { return label.shownText == nil ? [] : [label] }
        return view.subviews.flatMap(labels)
    }

    /// Returns the colors behind a label where its text covers them, or in all of its frame, most frequent first.
    func colors(behind label: UILabel, onlyCovered: Bool = true) -> [(color: RGB, count: Int)] {
        let frame = label.convert(label.bounds, to: root)
        let left = max(Int((frame.minX * scale).rounded(.down)), 0)
        let right = min(Int((frame.maxX * scale).rounded(.up)), behind.width)
        let top = max(Int((frame.minY * scale).rounded(.down)), 0)
        let bottom = min(Int((frame.maxY * scale).rounded(.up)), behind.height)
        guard left < right, top < bottom else { return [] }
        var counts: [UInt32: Int] = [:]
        let pixels = (width: right - left, height: bottom - top)
        behind.bytes.withUnsafeBytes { behindBytes in
            withTexts.bytes.withUnsafeBytes { shownBytes in
                var index = 0
                // Neighbors have the same color mostly: it is counted once for all of them.
                var run: (color: UInt32, count: Int) = (0, 0)
                while index < pixels.width * pixels.height {
                    let y = top + index / pixels.width
                    let offset = (y * behind.width + left + index % pixels.width) * 4
                    index += 1
                    let old = UInt32(bigEndian: behindBytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) >> 8
                    let new = UInt32(bigEndian: shownBytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) >> 8
                    if onlyCovered, old == new { continue }
                    if old != run.color {
                        counts[run.color, default: 0] += run.count
                        run = (old, 0)
                    }
                    run.count += 1
                }
                counts[run.color, default: 0] += run.count
            }
        }
        counts = counts.filter { $0.value > 0 }
        return counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.map { (RGB($0.key), $0.value) }
    }

    /// A color without alpha, with components of 0 to 1.
    struct RGB {
        var red: Double, green: Double, blue: Double

        init(_ packed: UInt32) {
            red = Double(packed >> 16 & 255) / 255
            green = Double(packed >> 8 & 255) / 255
            blue = Double(packed & 255) / 255
        }

        /// The color with an opacity over another one.
        init(_ color: UIColor, alpha: CGFloat, over background: RGB) {
            var (red, green, blue, own): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &own)
            let opacity = Double(own * alpha)
            self.red = Double(red) * opacity + background.red * (1 - opacity)
            self.green = Double(green) * opacity + background.green * (1 - opacity)
            self.blue = Double(blue) * opacity + background.blue * (1 - opacity)
        }

        /// The contrast of WCAG 2, from 1 to 21.
        func contrast(to other: RGB) -> Double {
            let (first, second) = (luminance, other.luminance)
            return (max(first, second) + 0.05) / (min(first, second) + 0.05)
        }

        private var luminance: Double {
            0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
        }

        private static func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
    }
}

extension AuditedElement {
    /// Texts that are hard to see. Those of disabled controls and rows may be.
    func contrasts(_ pixels: TextPixels, _ names: TokenNames? = nil) -> [AuditFinding] {
        if element.view.accessibilityTraits.contains(.notEnabled) { return [] }
        return labels.filter { !$0.isInDisabled(upTo: element.view) }.compactMap { label in
            let backgrounds = pixels.colors(behind: label)
            let total = backgrounds.reduce(0) { $0 + $1.count }
            guard total > 0 else { return invisible(label, pixels) }
            // Single pixels at the edges of something behind do not make a text hard to read.
            let needed = label.isLargeText ? 3 : 4.5
            let worst = label.shownColors.flatMap { color in
                backgrounds.filter { $0.count * 20 >= total }.map { background in
                    TextPixels.RGB(color, alpha: label.opacity(upTo: root), over: background.color)
                        .contrast(to: background.color)
                }
            }
            .min()
            guard let worst, worst < needed - 0.005 else { return nil }
            let contrast = SpacingGap.number((worst * 100).rounded(.down) / 100)
            let colors = label.shownColors.compactMap { names?.name(of: $0, isText: true, in: label.traitCollection) }
            let place = colors.isEmpty ? "" : " in \(colors.joined(separator: ", "))"
            return finding(
                .contrast,
                label,
                "contrasts \(contrast) to 1\(place), needs \(SpacingGap.number(needed)) to 1"
            )
        }
    }
}

extension AuditedElement {
    /// A text that changes no pixel because it has the color of what is behind it; nil if something covers it.
    private func invisible(_ label: UILabel, _ pixels: TextPixels) -> AuditFinding? {
        guard let behind = pixels.colors(behind: label, onlyCovered: false).first?.color else { return nil }
        let isSame = label.shownColors.allSatisfy {
            TextPixels.RGB($0, alpha: label.opacity(upTo: root), over: behind).contrast(to: behind) < 1.05
        }
        return isSame ? finding(.contrast, label, "is not seen: it has the color of what is behind it") : nil
    }
}

extension UILabel {
    /// The colors of the text, as seen.
    fileprivate var shownColors: [UIColor] {
        var colors: [UIColor] = []
        attributedText?.enumerateAttribute(
            .foregroundColor,
            in: NSRange(location: 0, length: attributedText?.length ?? 0)
        ) { value, _, _ in
            if let color = value as? UIColor { colors.append(color) }
        }
        if colors.isEmpty { colors = [textColor] }
        return colors.map { $0.resolvedColor(with: traitCollection) }
    }

    /// WCAG: 18 points, or 14 points if bold, of 1/72 inch; a point of iOS is taken as one.
    fileprivate var isLargeText: Bool {
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return font.pointSize >= (isBold ? 14 : 18)
    }
}

extension UIView {
    /// Whether the view is disabled, or in a control or an element that is.
    func isInDisabled(upTo ancestor: UIView) -> Bool {
        if (self as? UILabel)?.isEnabled == false { return true }
        var view: UIView? = self
        while let current = view {
            if let control = current as? UIControl, !control.isEnabled { return true }
            if current.isAccessibilityElement, current.accessibilityTraits.contains(.notEnabled) { return true }
            if current === ancestor { return false }
            view = current.superview
        }
        return false
    }

    /// How much of the view is seen, from 0 to 1.
    func opacity(upTo root: UIView) -> CGFloat {
        var opacity: CGFloat = 1
        var view: UIView? = self
        while let current = view {
            opacity *= current.alpha
            if current === root { break }
            view = current.superview
        }
        return opacity
    }
}

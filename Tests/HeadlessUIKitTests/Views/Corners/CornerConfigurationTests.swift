import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Corner configurations")
struct CornerConfigurationTests {
    private let window = makeWindow(width: 200, height: 200)

    private func radii(_ view: UIView) -> [CGFloat] {
        [.topLeft, .topRight, .bottomLeft, .bottomRight].map { (corner: UIRectCorner) in
            view.effectiveRadius(corner: corner)
        }
    }

    @Test("each configuration has its radii, as far as they fit")
    func shapes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let cases: [(UICornerConfiguration, [CGFloat])] = [
            (.corners(radius: 10), [10, 10, 10, 10]),
            (.corners(topLeftRadius: 4, bottomRightRadius: .fixed(8)), [4, 0, 0, 8]),
            (.uniformCorners(radius: 2.5), [2.5, 2.5, 2.5, 2.5]),
            (.uniformEdges(topRadius: 3, bottomRadius: 6), [3, 3, 6, 6]),
            (.uniformEdges(leftRadius: 3, rightRadius: 6), [3, 6, 3, 6]),
            (.uniformTopRadius(5, bottomLeftRadius: 1), [5, 5, 1, 0]),
            (.uniformBottomRadius(5, topRightRadius: 1), [0, 1, 5, 5]),
            (.uniformLeftRadius(5, topRightRadius: 1), [5, 1, 5, 0]),
            (.uniformRightRadius(5, bottomLeftRadius: 1), [0, 5, 1, 5]),
            (.capsule(), [20, 20, 20, 20]),
            (.capsule(maximumRadius: 12), [12, 12, 12, 12]),
            (.corners(radius: 50), [20, 20, 20, 20]),
            (.corners(radius: .fixed(-3)), [0, 0, 0, 0]),
            (.corners(radius: .fixed(.nan)), [0, 0, 0, 0]),
        ]
        for (configuration, expected) in cases {
            view.cornerConfiguration = configuration
            expectEqual(radii(view), expected, "\(configuration)")
            expectEqual(view.cornerConfiguration, configuration)
        }
        expectEqual(view.effectiveRadius(corner: [.topLeft, .bottomRight]), 0)
    }

    @Test("a view without a configuration has the radius of its layer")
    func layerRadius() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.cornerRadius = 7
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        expectEqual(radii(view), [7, 0, 0, 0])
        expectEqual(view.cornerConfiguration, .corners(radius: 7))
    }

    @Test("a capsule follows the size, also in an animation")
    func capsule() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        window.addSubview(view)
        view.cornerConfiguration = .capsule()
        expectEqual(view.layer.cornerRadius, 20)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.height = 80 }
        expectEqual(view.layer.cornerRadius, 40)
        window.clock.advance(by: 0.5)
        expectEqual(view.layer.presentation()?.cornerRadius, 30)
    }

    @Test("concentric corners follow the container, its insets and their minimum")
    func concentric() {
        let container = UIView(frame: CGRect(x: 10, y: 10, width: 150, height: 150))
        container.cornerConfiguration = .corners(topLeftRadius: 30, topRightRadius: 30, bottomLeftRadius: 20)
        let between = UIView(frame: CGRect(x: 4, y: 4, width: 142, height: 142))
        let view = UIView(frame: CGRect(x: 4, y: 4, width: 134, height: 134))
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
        between.addSubview(view)
        container.addSubview(between)
        window.addSubview(container)
        window.hostLayout()
        expectEqual(radii(view), [22, 22, 12, 3])
        expectEqual(view.layer.cornerRadius, 22)
        view.frame = CGRect(x: 0, y: 0, width: 142, height: 142)
        window.hostLayout()
        expectEqual(radii(view), [26, 26, 16, 3])
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        expectEqual(radii(view), [26, 26, 26, 26])
        view.frame.origin.x = -20
        window.hostLayout()
        // Only the top right corner is inside, 24 points from the side.
        expectEqual(view.effectiveRadius(corner: .bottomRight), 6)
    }

    private final class Reader: UIView {
        var seen: [CGFloat] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            seen.append(effectiveRadius(corner: .topLeft))
        }
    }

    @Test("layout that reads a radius runs again after the container changed")
    func invalidation() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.cornerConfiguration = .corners(radius: 20)
        let reader = Reader(frame: CGRect(x: 5, y: 5, width: 90, height: 90))
        reader.cornerConfiguration = .corners(radius: .containerConcentric())
        container.addSubview(reader)
        window.addSubview(container)
        window.hostLayout()
        expectEqual(reader.seen.last, 15)
        container.cornerConfiguration = .corners(radius: 30)
        window.hostLayout()
        expectEqual(reader.seen.last, 25)
        let count = reader.seen.count
        container.frame.origin.x += 5
        window.hostLayout()
        expectEqual(reader.seen.count, count)
    }

    @Test("corners of different radii shape the background, the clip and the border")
    func painting() throws {
        window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        view.clipsToBounds = true
        view.cornerConfiguration = .corners(topLeftRadius: 40, bottomRightRadius: 8)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        content.backgroundColor = .black
        view.addSubview(content)
        window.addSubview(view)
        window.hostLayout()
        let picture = try HostRenderer.pixels(of: window, scale: 1)
        func red(_ x: Int, _ y: Int) -> UInt8 { picture.rgba[(y * picture.width + x) * 4] }
        expectEqual([red(24, 24), red(97, 22), red(22, 97), red(99, 99), red(95, 95)], [255, 0, 0, 255, 0])
    }
}

import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor @Suite("Changes of a screen")
struct ScreenChangesTests {
    private let controller = UIViewController()
    private let box = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    private let host: ScreenHost

    init() {
        controller.view.backgroundColor = .white
        box.backgroundColor = .red
        controller.view.addSubview(box)
        host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 40, height: 40), scale: 2))
    }

    @Test("the first changes are the whole screen, then only what changed")
    func patches() throws {
        let whole = try host.changes()
        expectEqual(whole.map(\.bitmap.width), [80])
        try expect(host.changes().isEmpty)
        expectEqual(host.paintedViewCount, 0)
        box.backgroundColor = .blue
        let patches = try host.changes()
        expect(patches.map(\.x) == [20] && patches.map(\.y) == [20])
        expectEqual(patches.first?.bitmap[0, 0], ScreenBitmap.Pixel(red: 0, green: 0, blue: 255))
        expect(host.paintedViewCount > 0)
    }

    @Test("the first change after a picture, a layout that is needed and what is scheduled are reported, once each")
    func work() throws {
        var count = 0
        _ = try host.changes()
        host.workHandler = { count += 1 }
        box.backgroundColor = .blue
        box.alpha = 0.5
        expectEqual(count, 1)
        _ = try host.changes()
        expectEqual(count, 1)
        box.setNeedsLayout()
        controller.view.setNeedsLayout()
        expectEqual(count, 2)
        host.layout()
        UIView(frame: .zero).setNeedsLayout()
        expectEqual(count, 2)
        UIView.animate(withDuration: 1) { box.alpha = 1 }
        expect(count > 2)
    }

    @Test("patches drawn over the last picture produce the current one")
    func composition() throws {
        var bytes = try host.bitmap().bytes
        box.frame.origin.x = 20
        box.alpha = 0.5
        for patch in try host.changes() {
            for y in 0..<patch.bitmap.height {
                for x in 0..<patch.bitmap.width * 4 {
                    bytes[((patch.y + y) * 80 + patch.x) * 4 + x] = patch.bitmap.bytes[y * patch.bitmap.width * 4 + x]
                }
            }
        }
        try expectEqual(host.bitmap().bytes, bytes)
    }

    @Test("a small PNG has the pixels of a fast one and fewer bytes")
    func smallPNG() throws {
        let small = try host.data(format: .png, isSmall: true)
        let fast = try host.data(format: .png)
        expect(small.count < fast.count)
        let images = [small, fast].map { UIImage(data: $0) }
        expect(images[0] != nil)
        expectEqual(images[0], images[1])
    }
}

import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Pictures of views and contexts for images")
@MainActor struct ViewSnapshotTests {
    private func color(of image: UIImage?, x: CGFloat, y: CGFloat) throws -> [UInt8] {
        let image = try require(image)
        let view = UIImageView(image: image)
        view.frame.size = image.size
        let bitmap = try HostRenderer.pixels(of: view, scale: 1)
        let offset = (Int(y) * bitmap.width + Int(x)) * 4
        return Array(bitmap.rgba[offset..<offset + 4])
    }

    private func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 20))
        view.backgroundColor = .red
        let part = UIView(frame: CGRect(x: 0, y: 10, width: 10, height: 10))
        part.backgroundColor = .blue
        view.addSubview(part)
        return view
    }

    @Test("a layer is drawn in its own coordinates, where it is placed does not matter")
    func layers() throws {
        let view = makeView()
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        expect(try color(of: image, x: 5, y: 5) == [255, 0, 0, 255])
        expect(try color(of: image, x: 5, y: 15) == [0, 0, 255, 255])
    }

    @Test("a hierarchy is drawn to fill a rectangle")
    func hierarchy() throws {
        let view = makeView()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            expect(view.drawHierarchy(in: CGRect(x: 20, y: 0, width: 20, height: 40), afterScreenUpdates: true))
        }
        expect(try color(of: image, x: 10, y: 10) == [0, 0, 0, 0])
        expect(try color(of: image, x: 30, y: 15) == [255, 0, 0, 255])
        expect(try color(of: image, x: 30, y: 35) == [0, 0, 255, 255])
        expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }

    @Test("a snapshot keeps what the view showed")
    func snapshot() throws {
        let view = makeView()
        let snapshot = try require(view.snapshotView(afterScreenUpdates: false))
        view.backgroundColor = .green
        let bitmap = try HostRenderer.pixels(of: snapshot, scale: 1)
        expectEqual(snapshot.bounds.size, view.bounds.size)
        expectEqual(Array(bitmap.rgba[0..<4]), [255, 0, 0, 255])
    }

    @Test("an image context gives what was drawn so far, and ends where it began")
    func contexts() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
        UIGraphicsGetCurrentContext()?.saveGState()
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        let first = UIGraphicsGetImageFromCurrentImageContext()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let second = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        expect(UIGraphicsGetCurrentContext() == nil)
        expectEqual(first?.size, CGSize(width: 10, height: 10))
        expectEqual(first?.scale, 2)
        expect(try color(of: first, x: 7, y: 5) == [0, 0, 0, 0])
        expect(try color(of: second, x: 7, y: 5) == [255, 0, 0, 255])
        expectEqual(UIGraphicsGetImageFromCurrentImageContext(), nil)
    }
}

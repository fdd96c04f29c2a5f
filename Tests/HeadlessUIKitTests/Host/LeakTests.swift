import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite struct LeakTests {
    // In a separate process: other tests create and release objects at the same time.
    @Test("after 1,000 screens, live C objects and memory are those of the first 100")
    func screens() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                for _ in 0..<100 { _ = try DroppedScreen.show() }
                let objects = ForeignObjectCount.current
                let memory = try residentMemory()
                for _ in 0..<900 { _ = try DroppedScreen.show() }
                #expect(ForeignObjectCount.current == objects)
                // A single leaked view per screen would add up to a megabyte.
                #expect(try keepsFreedMemory() || residentMemory() - memory < 1 << 20)
            }
        }
    }

    @Test("a released screen deallocates its views, cells and animations")
    @MainActor func views() throws {
        weak var window: UIWindow?
        weak var cell: UIView?
        func show() throws {
            let screen = try DroppedScreen.show()
            window = screen.window
            cell = screen.collectionView.visibleCells.first
            #expect(cell != nil)
        }
        try show()
        #expect(window == nil)
        #expect(cell == nil)
    }
}

/// Sanitizers retain freed memory to detect later accesses.
private func keepsFreedMemory() -> Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}

private func residentMemory() throws -> Int {
    let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(numbers.count > 1 ? Int(numbers[1]) : nil) * 4_096
}

/// A screen with all kinds of views that own C objects.
@MainActor private final class DroppedScreen: NSObject, UICollectionViewDataSource {
    // A thousand are shown: two rows suffice, and a third is scrolled into view.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 60, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout()
    )

    static func show() throws -> DroppedScreen {
        let screen = DroppedScreen()
        try screen.paint()
        return screen
    }

    private func paint() throws {
        let controller = UIViewController()
        controller.view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        window.rootViewController = controller
        window.isHidden = false
        window.hostLayout()
        let frame = HostFrame(of: window, scale: 1)
        try frame.paint()
        collectionView.contentOffset.y += 30
        UIView.animate(withDuration: 1) { controller.view.alpha = 0.5 }
        window.clock.advance(by: 0.1)
        window.hostLayout()
        try frame.paint()
        #expect(try !frame.png().isEmpty)
        #expect(try !HostRenderer.pdf(of: window).isEmpty)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Item \(indexPath.item)"
        let imageView = UIImageView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        imageView.image = Self.image.withTintColor(.systemRed)
        imageView.layer.cornerRadius = 10
        imageView.clipsToBounds = true
        cell.contentView.addSubview(label)
        cell.contentView.addSubview(imageView)
        return cell
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}

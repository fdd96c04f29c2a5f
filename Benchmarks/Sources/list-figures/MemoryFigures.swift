import CMalloc
import Figures
import Foundation
import Honeycomb

/// The bytes of a row that is off screen, beyond its own content.
@MainActor
enum MemoryFigures {
    private static let rowCount = 100_000

    static func figures() throws -> [Figure] {
        // Windows, pictures and caches cost the same whatever the length: two lengths tell the rows apart from them.
        let short = try Cost(rowCount: rowCount / 10)
        let long = try Cost(rowCount: rowCount)
        let rows = Double(rowCount - rowCount / 10)
        // The content lies in the item a second time; what it owns elsewhere is shared.
        let content = Double(MemoryLayout<LeftImageTitleSubtitle>.stride)
        return [
            Figure("lists/bytes-a-row/item", Double(long.items - short.items) / rows - content, limit: 384),
            Figure("lists/bytes-a-row/driver", Double(long.screen - short.screen) / rows, limit: 16),
        ]
    }

    /// What a list of a length takes, in bytes, its contents being there already.
    @MainActor
    private struct Cost {
        var items: Int
        var screen: Int

        init(rowCount: Int) throws {
            let contents = (0..<rowCount).map { Rows.content($0) }
            let before = allocatedBytes
            let items = contents.enumerated().map { Rows.item($0, content: $1) }
            let state = Rows.state(items)
            let made = allocatedBytes
            let screen = ListScreen()
            try screen.show(state)
            self.items = made - before
            self.screen = allocatedBytes - made
            withExtendedLifetime((contents, items, state, screen)) {}
        }
    }

    private static var allocatedBytes: Int {
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }
}

import CMalloc
import Figures
import Foundation
import Honeycomb

/// The memory of a row that is off screen, in bytes, excluding its own content.
@MainActor
enum MemoryFigures {
    private static let rowCount = 100_000

    static func figures() throws -> [Figure] {
        // Windows, pictures and caches do not depend on the length: the difference of two lengths is the cost of the
        // rows.
        let short = try Cost(rowCount: rowCount / 10)
        let long = try Cost(rowCount: rowCount)
        let rows = Double(rowCount - rowCount / 10)
        // The item contains a second copy of the content; its out-of-line storage is shared.
        let content = Double(MemoryLayout<LeftImageTitleSubtitle>.stride)
        return [
            Figure("lists/bytes-a-row/item", Double(long.items - short.items) / rows - content, limit: 384),
            Figure("lists/bytes-a-row/driver", Double(long.screen - short.screen) / rows, limit: 16),
        ]
    }

    /// The memory of a list with a number of rows, in bytes, excluding the existing contents.
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

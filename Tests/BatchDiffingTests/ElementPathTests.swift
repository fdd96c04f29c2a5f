import BatchDiffing
import Expectations
import Testing

@Suite("Paths of elements")
struct ElementPathTests {
    @Test("a path takes eight bytes, as plans hold many")
    func size() {
        expectEqual(MemoryLayout<ElementPath>.size, 8)
        expectEqual(MemoryLayout<Move<ElementPath>>.stride, 16)
    }

    @Test(
        "indexes that no list has become the nearest ones that fit",
        arguments: [(Int.max, 2_147_483_647), (.min, -2_147_483_648), (2_147_483_648, 2_147_483_647), (-1, -1), (0, 0)]
    )
    func clamping(index: Int, stored: Int) {
        let path = ElementPath(section: index, element: index)
        expect(path.section == stored && path.element == stored)
        var changed = ElementPath(section: 3, element: 4)
        changed.section = index
        expectEqual(changed, ElementPath(section: stored, element: 4))
        changed.element = index
        expectEqual(changed, path)
    }

    @Test("paths are ordered by section, then by element")
    func order() {
        let paths = [(0, 7), (1, 0), (1, 2), (2, 1)].map { ElementPath(section: $0.0, element: $0.1) }
        expectEqual(paths.reversed().sorted(), paths)
        expectEqual(paths[3].description, "[2, 1]")
    }
}

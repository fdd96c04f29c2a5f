import CAllocationCounter
import BatchDiffing
import BatchDiffingChecks
import Expectations
import Testing
import SeededRandom

/// The memory allocated by a difference, counted block by block.
@Suite("Memory", .enabled(if: allocation_counter_is_available()))
struct MemoryTests {
    enum Change: CaseIterable {
        case appended, scattered, fewScattered, reversed, shuffled, replaced, rotated, alternating, repeated

        func source(_ count: Int) -> [Cell] {
            (0..<count).map { Cell(self == .repeated ? $0 % 7 : $0 + 1) }
        }

        func target(of source: [Cell]) -> [Cell] {
            var generator = SeededGenerator(seed: 3)
            let count = source.count
            func fresh(_ count: Int) -> [Cell] { (0..<count).map { Cell(10_000_000 + $0) } }
            switch self {
            case .appended: return source + fresh(50)
            case .scattered: return scattered(source, every: 5, using: &generator)
            case .fewScattered: return scattered(source, every: 100, using: &generator)
            case .reversed: return source.reversed()
            case .shuffled: return source.shuffled(using: &generator)
            case .replaced: return fresh(count)
            case .rotated: return Array(source[(count / 3)...] + source[..<(count / 3)])
            case .alternating: return source.map { $0.differenceIdentity % 2 == 0 ? $0 : Cell(-$0.differenceIdentity) }
            case .repeated: return source.shuffled(using: &generator)
            }
        }

        /// One element in `distance` is deleted, inserted, moved or updated.
        private func scattered(_ source: [Cell], every distance: Int, using generator: inout SeededGenerator) -> [Cell]
        {
            var target: [Cell] = []
            var moving: [Cell] = []
            for (index, cell) in source.enumerated() {
                guard index % distance == 1 else {
                    target.append(cell)
                    continue
                }
                switch generator.number(below: 4) {
                case 0: break
                case 1: target += [cell, Cell(10_000_000 + index)]
                case 2: moving.append(cell)
                default: target.append(Cell(cell.differenceIdentity, 1))
                }
                if moving.count > 3 { target.append(moving.remove(at: generator.number(below: 3))) }
            }
            return target + moving
        }
    }

    @Test("at most 40 bytes per element are in use beside the result", arguments: Change.allCases)
    func peak(change: Change) {
        let count = 20_000
        let source = change.source(count)
        let target = change.target(of: source)
        let (difference, allocations) = counting { ListDifference(from: source, to: target) }
        // The remaining memory is the result. It may not be complete at the peak, so only the size of its elements is
        // subtracted.
        let result =
            (difference.deletes.count + difference.inserts.count) * MemoryLayout<Int>.stride
            + (difference.moves.count + difference.updates.count) * MemoryLayout<Move<Int>>.stride
        let longer = max(source.count, target.count)
        expect(allocations.peak_bytes - min(result, Int(allocations.live_bytes)) <= 40 * longer + 1_000)
    }

    @Test("lists that share their storage, or are identical, allocate nothing")
    func identical() {
        let source = (0..<10_000).map { Cell($0, $0) }
        let copy = source.map { $0 }
        expectEqual(counting { ListDifference(from: source, to: source) }.allocations.blocks, 0)
        expectEqual(counting { ListDifference(from: source, to: copy) }.allocations.blocks, 0)
        let names = source.map { Named(differenceIdentity: "an identity of many bytes \($0.content)") }
        let otherNames = source.map { Named(differenceIdentity: "an identity of many bytes \($0.content)") }
        expectEqual(counting { ListDifference(from: names, to: otherNames) }.allocations.blocks, 0)
    }

    @Test("the number of allocations does not grow with the elements", arguments: Change.allCases)
    func blocks(change: Change) {
        func allocations(_ count: Int) -> allocation_counts {
            let source = change.source(count)
            let target = change.target(of: source)
            return counting { ListDifference(from: source, to: target) }.allocations
        }
        expectFewBlocks(allocations(5_000), allocations(40_000))
    }

    @Test("sections are planned without an allocation per element")
    func sections() {
        func allocations(_ count: Int) -> allocation_counts {
            let source = (0..<10).map { section in Group(section, (0..<count).map { Cell(section * count + $0) }) }
            let target = source.map {
                // Enough changes that each section has all kinds, since an empty list would not allocate.
                Group($0.differenceIdentity, Change.scattered.target(of: $0.differenceElements))
            }
            return counting { SectionedDifference(from: source, to: target) }.allocations
        }
        expectFewBlocks(allocations(500), allocations(4_000))
    }

    private func expectFewBlocks(_ few: allocation_counts, _ many: allocation_counts) {
        expect(many.peak_blocks <= 100)
        expect(many.peak_blocks - few.peak_blocks <= 4)
        // Without optimization values are boxed temporarily, which does not happen in apps.
        guard isOptimized else { return }
        expect(many.blocks <= 600)
        // Lists of unknown length double now and then.
        expect(many.blocks - few.blocks <= 120)
    }

    private var isOptimized: Bool {
        var isOptimized = true
        assert(
            {
                isOptimized = false
                return true
            }()
        )
        return isOptimized
    }

    private func counting<Result>(_ body: () -> Result) -> (result: Result, allocations: allocation_counts) {
        // One-time allocations of the process do not count.
        _ = body()
        allocation_counter_start()
        let result = body()
        return (result, allocation_counter_stop())
    }

    private struct Named: DifferenceElement, Equatable {
        var differenceIdentity: String
    }
}

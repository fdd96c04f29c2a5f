extension Shape {
    /// The names of all shapes, in the order of measurement.
    public static let names = ["a", "b", "b2", "b3", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m"]

    /// Returns the shape with a name; large ones take some time and much memory.
    public static func named(_ name: String) -> Shape? {
        switch name {
        case "a":
            Shape(name, count: 5_000) {
                $0.changeRanges(deleting: 2_000..<3_000, insertingAt: 3_000, count: 1_000, shuffling: 0..<200)
            }
        case "b":
            Shape(name, count: 100_000) {
                $0.changeRanges(deleting: 20_000..<30_000, insertingAt: 30_000, count: 10_000, shuffling: 0..<2_000)
            }
        case "b2":
            Shape(name, count: 100_000) { $0.scatter(deletes: 10_000, inserts: 10_000, moves: 2_000, updates: 1_000) }
        case "b3":
            Shape(name, count: 100_000) { $0.scatter(deletes: 1_000, inserts: 1_000, moves: 200, updates: 500) }
        case "c":
            Shape(name, count: 1_000_000) {
                $0.scatter(deletes: 100_000, inserts: 100_000, moves: 20_000, updates: 10_000)
            }
        case "d": Shape(name, count: 100_000) { _ in }
        case "e": Shape(name, count: 100_000) { $0[61_803].version += 1 }
        case "f": Shape(name, count: 100_000) { $0.append(contentsOf: fresh(50)) }
        case "g": Shape(name, count: 10_000) { $0.reverse() }
        case "h": sections(name, count: 100, cells: 1_000)
        case "j":
            Shape(name, count: 10_000) {
                var generator = SeededGenerator(seed: 10)
                $0.shuffle(using: &generator)
            }
        case "k": Shape(name, count: 10_000) { $0 = fresh(10_000) }
        case "l": Shape(name, count: 500) { $0.insert($0.remove(at: 123), at: 404) }
        case "m": manyLists(name, lists: 1_000, cells: 20)
        default: nil
        }
    }

    /// Returns rows that are not in any source.
    static func fresh(_ count: Int, from first: Int = 10_000_000) -> [Cell] {
        (first..<first + count).map { Cell(number: $0) }
    }

    /// Sections in which one row in a hundred changes, with all kinds of changes, and three sections that move.
    private static func sections(_ name: String, count: Int, cells: Int) -> Shape {
        var generator = SeededGenerator(seed: 8)
        let source = (0..<count).map { section in
            Group(number: section, cells: (0..<cells).map { Cell(number: section * cells + $0) })
        }
        var target = source
        for section in target.indices {
            target[section].cells.scatter(
                deletes: cells * 3 / 1_000,
                inserts: cells * 3 / 1_000,
                moves: cells / 1_000,
                updates: cells * 2 / 1_000,
                firstInserted: 10_000_000 + section * cells,
                seed: UInt64(section)
            )
            // One row in a thousand moves to the next section.
            let leaving = target[section].cells.remove(
                at: Int.random(in: target[section].cells.indices, using: &generator)
            )
            let next = (section + 1) % count
            target[next].cells.insert(leaving, at: Int.random(in: 0...target[next].cells.count, using: &generator))
        }
        for (from, to) in [(count / 10, count / 2), (count * 3 / 4, count / 5), (count - 2, 1)] {
            target.insert(target.remove(at: from), at: to)
        }
        return Shape(name, changes: [(source, target)])
    }

    /// Small lists with one change of each kind.
    private static func manyLists(_ name: String, lists: Int, cells: Int) -> Shape {
        let changes = (0..<lists).map { list in
            let source = (0..<cells).map { Cell(number: list * cells + $0) }
            var target = source
            target.scatter(
                deletes: 1,
                inserts: 1,
                moves: 1,
                updates: 1,
                firstInserted: 10_000_000 + list,
                seed: UInt64(list)
            )
            return ([Group(number: 0, cells: source)], [Group(number: 0, cells: target)])
        }
        return Shape(name, changes: changes)
    }
}

extension [Shape.Cell] {
    /// Deletes one range, inserts one into the remaining rows and shuffles one.
    mutating func changeRanges(deleting deleted: Range<Int>, insertingAt place: Int, count: Int, shuffling: Range<Int>)
    {
        var generator = SeededGenerator(seed: 1)
        removeSubrange(deleted)
        insert(contentsOf: Shape.fresh(count), at: place)
        self[shuffling].shuffle(using: &generator)
    }

    /// Makes changes at random positions.
    mutating func scatter(
        deletes: Int,
        inserts: Int,
        moves: Int,
        updates: Int,
        firstInserted: Int = 10_000_000,
        seed: UInt64 = 2
    ) {
        var generator = SeededGenerator(seed: seed)
        var places = Array<Int>(indices)
        places.shuffle(using: &generator)
        let deleted = Set(places.prefix(deletes))
        let moved = Set(places.dropFirst(deletes).prefix(moves))
        for place in places.dropFirst(deletes + moves).prefix(updates) { self[place].version += 1 }

        let staying = indices.filter { !deleted.contains($0) && !moved.contains($0) }.map { self[$0] }
        var arriving = Shape.fresh(inserts, from: firstInserted) + moved.sorted().map { self[$0] }
        arriving.shuffle(using: &generator)

        // The final positions of the arriving rows are random; the others keep their order around them.
        let total = staying.count + arriving.count
        var finalPlaces = Array<Int>(0..<total)
        finalPlaces.shuffle(using: &generator)
        var isArriving = [Bool](repeating: false, count: total)
        for place in finalPlaces.prefix(arriving.count) { isArriving[place] = true }
        var nextStaying = staying.makeIterator()
        var nextArriving = arriving.makeIterator()
        self = isArriving.compactMap { $0 ? nextArriving.next() : nextStaying.next() }
    }
}

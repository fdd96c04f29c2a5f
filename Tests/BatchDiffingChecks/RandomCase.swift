import SeededRandom

/// Generates random lists and changes to them.
public struct RandomCase {
    var generator: SeededGenerator
    /// The upper bound of identities; a small one causes duplicates.
    let identities: Int

    /// Creates a generator; every other seed generates cases with duplicates.
    public init(seed: UInt64, size: Int) {
        generator = SeededGenerator(seed: seed)
        identities = generator.number(below: 2) == 0 ? Int.max : max(1, size / 2)
    }

    /// Returns a list of up to a number of elements, with identities starting at `first` if there are no duplicates.
    public mutating func list(upTo size: Int, from first: Int) -> [Cell] {
        let count = generator.number(below: size + 1)
        return (0..<count).map { index in
            Cell(identities == Int.max ? first + index : generator.number(below: identities))
        }
    }

    /// Applies some changes of all kinds to a list; identities from `first` on are new.
    public mutating func change(_ list: inout [Cell], from first: Int) {
        switch generator.number(below: 8) {
        case 0: return
        case 1: list.reverse()
        case 2: list.shuffle(using: &generator)
        case 3: moveBlock(&list)
        default: break
        }
        var next = first
        for _ in 0..<generator.number(below: 5) {
            if !list.isEmpty, generator.number(below: 2) == 0 { list.remove(at: generator.number(below: list.count)) }
            if generator.number(below: 2) == 0 {
                list.insert(
                    Cell(identities == Int.max ? next : generator.number(below: identities)),
                    at: generator.number(below: list.count + 1)
                )
                next += 1
            }
            if !list.isEmpty, generator.number(below: 3) == 0 {
                let cell = list.remove(at: generator.number(below: list.count))
                list.insert(cell, at: generator.number(below: list.count + 1))
            }
            if !list.isEmpty, generator.number(below: 2) == 0 {
                list[generator.number(below: list.count)].content += 1
            }
        }
        switch generator.number(below: 24) {
        case 0: list = []
        case 1:
            let start = generator.number(below: list.count + 1)
            list.removeSubrange(start..<start + generator.number(below: list.count - start + 1))
        default: break
        }
    }

    /// Moves a range of elements elsewhere.
    private mutating func moveBlock(_ list: inout [Cell]) {
        let start = generator.number(below: list.count + 1)
        let end = start + generator.number(below: list.count - start + 1)
        let block = list[start..<end]
        list.removeSubrange(start..<end)
        list.insert(contentsOf: block, at: generator.number(below: list.count + 1))
    }

    /// Returns a few sections with up to about a number of elements in total.
    public mutating func sections(upTo size: Int) -> [Group] {
        (0..<generator.number(below: 6)).map { section in
            Group(duplicated(section), list(upTo: size / 3, from: section * 1_000))
        }
    }

    /// Applies changes to sections and their elements; some elements move between sections.
    public mutating func change(_ sections: inout [Group]) {
        for index in sections.indices where generator.number(below: 2) == 0 {
            change(&sections[index].differenceElements, from: 10_000 + index * 1_000)
        }
        for _ in 0..<generator.number(below: 4) where !sections.isEmpty {
            travel(&sections)
        }
        if generator.number(below: 4) == 0 {
            sections.insert(
                Group(duplicated(9), list(upTo: 4, from: 20_000)),
                at: generator.number(below: sections.count + 1)
            )
            travel(&sections)
        }
        if generator.number(below: 3) == 0, !sections.isEmpty {
            let section = sections.remove(at: generator.number(below: sections.count))
            if generator.number(below: 2) == 0 {
                sections.insert(section, at: generator.number(below: sections.count + 1))
            } else if generator.number(below: 2) == 0, !sections.isEmpty {
                sections[generator.number(below: sections.count)].differenceElements += section.differenceElements
            }
        }
        if !sections.isEmpty, generator.number(below: 4) == 0 {
            sections[generator.number(below: sections.count)].header += 1
        }
    }

    /// Moves an element from a section to another one.
    private mutating func travel(_ sections: inout [Group]) {
        let from = generator.number(below: sections.count)
        guard !sections[from].differenceElements.isEmpty else { return }
        let element = generator.number(below: sections[from].differenceElements.count)
        let cell = sections[from].differenceElements.remove(at: element)
        let to = generator.number(below: sections.count)
        let place = generator.number(below: sections[to].differenceElements.count + 1)
        sections[to].differenceElements.insert(cell, at: place)
    }

    /// Returns the identity of another section now and then, if there are duplicates at all.
    private mutating func duplicated(_ section: Int) -> Int {
        identities != Int.max && generator.number(below: 8) == 0 ? 0 : section
    }
}

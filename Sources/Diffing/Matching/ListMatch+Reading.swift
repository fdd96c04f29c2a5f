extension ListMatch {
    /// Reads the links from source to target.
    func withForwardLinks<Result>(_ body: (UnsafeBufferPointer<Link>) -> Result) -> Result {
        links.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<sourceMiddle])) }
    }

    /// Reads the links from target to source.
    func withBackwardLinks<Result>(_ body: (UnsafeBufferPointer<Link>) -> Result) -> Result {
        links.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[sourceMiddle...])) }
    }

    /// Calls back with every source element that has no counterpart at all, ascending.
    func forEachDelete(_ body: (Int) -> Void) {
        withForwardLinks { links in
            for index in links.indices where links[index].isUnmatched { body(prefix + index) }
        }
    }

    /// Calls back with every target element that has no counterpart at all, ascending.
    func forEachInsert(_ body: (Int) -> Void) {
        withBackwardLinks { links in
            for index in links.indices where links[index].isUnmatched { body(prefix + index) }
        }
    }

    /// Pairs that do not keep their order, by their place in the target, in any form.
    func moves<Form>(_ form: (Move<Int>) -> Form) -> [Form] {
        withBackwardLinks { links in
            movedPositions(in: links).map { position in
                form(Move(from: prefix + links[Int(position)].index, to: prefix + Int(position)))
            }
        }
    }

    /// Calls back with every pair that has other content, by its place in the target.
    func forEachUpdate(_ body: (Update<Int>) -> Void) {
        for index in prefixUpdates { body(Update(old: index, new: index)) }
        withBackwardLinks { links in
            for index in links.indices where links[index].isMatched && links[index].isChanged {
                body(Update(old: prefix + links[index].index, new: prefix + index))
            }
        }
        for distance in suffixUpdates.reversed() {
            body(Update(old: sourceCount - 1 - distance, new: targetCount - 1 - distance))
        }
    }

    /// For every index of one side that of its counterpart on the other, or `nil`.
    var counterparts: (destinations: [Int?], origins: [Int?]) {
        var destinations = [Int?](repeating: nil, count: sourceCount)
        var origins = [Int?](repeating: nil, count: targetCount)
        func pair(_ sourceIndex: Int, _ targetIndex: Int) {
            destinations[sourceIndex] = targetIndex
            origins[targetIndex] = sourceIndex
        }
        for index in 0..<prefix { pair(index, index) }
        withBackwardLinks { links in
            for index in links.indices where links[index].isMatched {
                pair(prefix + links[index].index, prefix + index)
            }
        }
        for distance in 1..<suffix + 1 { pair(sourceCount - distance, targetCount - distance) }
        return (destinations, origins)
    }

    /// Notes that a source element lives on in another section.
    mutating func markSourceElsewhere(_ index: Int) {
        assert(links[index - prefix].isUnmatched, "An element has one counterpart.")
        links[index - prefix] = .elsewhere
    }

    /// Notes that a target element comes from another section.
    mutating func markTargetElsewhere(_ index: Int) {
        assert(links[sourceMiddle + index - prefix].isUnmatched, "An element has one counterpart.")
        links[sourceMiddle + index - prefix] = .elsewhere
    }
}

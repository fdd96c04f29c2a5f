/// The positions of linked elements that have to move, ascending: all but a longest increasing subsequence.
///
/// The links are read in the order of the target. Those whose counterparts ascend in the source keep their order among
/// themselves; the longest such sequence stays and the rest moves, which no other choice could undercut.
///
/// Complexity: O(*n*) where the links consist of runs, O(*n* log *n*) else; eight bytes of memory a link, and none
/// where nothing moves.
@usableFromInline
func movedPositions(in links: UnsafeBufferPointer<Link>) -> [Int32] {
    guard let (links, matchedCount) = disorderedBeginning(of: links) else { return [] }

    // `smallestEnds[k]` is the smallest counterpart at which an increasing sequence of k + 1 links can end so far;
    // `ranks` says for every link how long the longest increasing sequence is that ends there.
    let ranks = UnsafeMutableBufferPointer<Int32>.allocate(capacity: links.count)
    defer { ranks.deallocate() }
    let longest = fillRanks(ranks, of: links, matchedCount: matchedCount)

    // Read back: the last link of every rank whose counterpart is below that of the next rank stays.
    let movedCount = matchedCount - longest
    return Array(unsafeUninitializedCapacity: movedCount) { moved, initializedCount in
        var rank = Int32(truncatingIfNeeded: longest)
        var bound = Int.max
        var free = movedCount
        for position in links.indices.reversed() where links[position].isMatched {
            if ranks[position] == rank, links[position].index < bound {
                bound = links[position].index
                rank -= 1
            } else {
                free -= 1
                moved.initializeElement(at: free, to: Int32(truncatingIfNeeded: position))
            }
        }
        assert(free == 0 && rank == 0, "Every rank has one link that stays.")
        initializedCount = movedCount
    }
}

/// The links up to the last whose counterpart is below that of a link before it, and how many of them are matched;
/// `nil` where there is none. All links after that continue whatever sequence is the longest before, and stay.
private func disorderedBeginning(
    of links: UnsafeBufferPointer<Link>
) -> (links: UnsafeBufferPointer<Link>, matchedCount: Int)? {
    var highest = -1
    var count = 0
    var disorderedCount = 0
    var end = 0
    for position in links.indices where links[position].isMatched {
        count += 1
        if links[position].index > highest {
            highest = links[position].index
        } else {
            disorderedCount = count
            end = position + 1
        }
    }
    return end > 0 ? (UnsafeBufferPointer(rebasing: links[..<end]), disorderedCount) : nil
}

/// Patience sorting, with shortcuts for links that go on where the longest sequence or the last link ended.
private func fillRanks(
    _ ranks: UnsafeMutableBufferPointer<Int32>,
    of links: UnsafeBufferPointer<Link>,
    matchedCount: Int
) -> Int {
    let smallestEnds = UnsafeMutableBufferPointer<Int32>.allocate(capacity: matchedCount)
    defer { smallestEnds.deallocate() }
    var longest = 0
    var last = 0
    for position in links.indices where links[position].isMatched {
        let index = Int32(truncatingIfNeeded: links[position].index)
        let place: Int
        if longest == 0 || smallestEnds[longest - 1] < index {
            place = longest
            longest += 1
        } else if longest == 1 || smallestEnds[longest - 2] < index {
            place = longest - 1
        } else {
            // Both comparisons are made before either counts: on random input the first one could go either way.
            let next = min(last + 1, longest - 1)
            let followsLast = smallestEnds[next - 1] < index
            let precedesNext = index < smallestEnds[next]
            place =
                followsLast && precedesNext
                ? next
                : lowerBound(of: index, in: smallestEnds, count: longest)
        }
        smallestEnds[place] = index
        ranks[position] = Int32(truncatingIfNeeded: place + 1)
        last = place
    }
    return longest
}

/// The first place among ascending values, of which there is at least one, that is not below a value.
private func lowerBound(of value: Int32, in values: UnsafeMutableBufferPointer<Int32>, count: Int) -> Int {
    // Both outcomes are computed and one is chosen: on random input a branch would be mispredicted half of the time.
    var start = 0
    var length = count
    while length > 1 {
        let half = length / 2
        start = values[start + half - 1] < value ? start + half : start
        length -= half
    }
    return values[start] < value ? start + 1 : start
}

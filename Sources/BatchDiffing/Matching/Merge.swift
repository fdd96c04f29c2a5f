/// Merges two sorted lists; for equal values, the first list's come first.
///
/// Complexity: O(*n* + *m*), O(1) if one of the lists is empty.
@inlinable
func merge<Value>(_ first: [Value], _ second: [Value], by areInOrder: (Value, Value) -> Bool) -> [Value] {
    if second.isEmpty { return first }
    if first.isEmpty { return second }
    var merged: [Value] = []
    merged.reserveCapacity(first.count + second.count)
    var next = 0
    for value in first {
        while next < second.count, areInOrder(second[next], value) {
            merged.append(second[next])
            next += 1
        }
        merged.append(value)
    }
    merged += second[next...]
    return merged
}

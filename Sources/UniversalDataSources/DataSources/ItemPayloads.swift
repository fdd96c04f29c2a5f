/// Returns an item and its payloads, outermost first: the base of an `AnyHashable`, the associated value of an enum
/// case.
///
/// Views are looked up in this order, so an enum of view models needs no `switch`, and an enum itself can be
/// registered.
func itemPayloads(of item: Any) -> [Any] {
    var payloads = [item]
    while payloads.count <= maximumDepthOfPayloads, let last = payloads.last, let payload = payload(of: last) {
        payloads.append(payload)
    }
    // The `AnyHashable` itself carries no information.
    let isBox = type(of: item) == AnyHashable.self
    return isBox ? Array(payloads.dropFirst()) : payloads
}

/// The maximum nesting depth: enough for boxes in cases in boxes, and a limit for recursive enums.
private let maximumDepthOfPayloads = 4

private func payload(of item: Any) -> Any? {
    if type(of: item) == AnyHashable.self { return (item as? AnyHashable)?.base }
    let mirror = Mirror(reflecting: item)
    switch mirror.displayStyle {
    case .enum, .optional: return mirror.children.first.map { unlabeled($0.value) }
    default: return nil
    }
}

/// The associated value of a case with a label is a one-element tuple.
private func unlabeled(_ payload: Any) -> Any {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1, let child = mirror.children.first else {
        return payload
    }
    return child.value
}

/// An item and what is in it, from the outside to the inside: an `AnyHashable` has a base, a case of an enum its payload.
///
/// Views are looked for in this order, so an enum of view models needs no switch, and an enum can be registered itself.
func itemPayloads(of item: Any) -> [Any] {
    var payloads = [item]
    while payloads.count <= maximumDepthOfPayloads, let last = payloads.last, let payload = payload(of: last) {
        payloads.append(payload)
    }
    // The box alone tells nothing.
    let isBox = type(of: item) == AnyHashable.self
    return isBox ? Array(payloads.dropFirst()) : payloads
}

/// Deep enough for boxes in cases in boxes; recursive enums come to an end.
private let maximumDepthOfPayloads = 4

private func payload(of item: Any) -> Any? {
    if type(of: item) == AnyHashable.self { return (item as? AnyHashable)?.base }
    let mirror = Mirror(reflecting: item)
    switch mirror.displayStyle {
    case .enum, .optional: return mirror.children.first.map { unlabeled($0.value) }
    default: return nil
    }
}

/// The payload of a case with a label is a tuple of one.
private func unlabeled(_ payload: Any) -> Any {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1, let child = mirror.children.first else {
        return payload
    }
    return child.value
}

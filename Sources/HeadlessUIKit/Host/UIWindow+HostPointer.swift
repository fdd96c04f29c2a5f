import Foundation

/// The pointer over a window.
@_spi(Host) @preconcurrency @MainActor public struct HostPointer {
    /// The region of the pointer, in window coordinates.
    public let region: CGRect
    /// The identifier of the region.
    public let regionIdentifier: AnyHashable?
    /// The style of the pointer; `nil` for the system's.
    public let style: UIPointerStyle?
}

@_spi(Host) extension UIWindow {
    /// Moves the pointer to a location in the window; returns its region and style, or `nil` outside regions.
    @discardableResult
    public func hostMovePointer(to location: CGPoint, modifiers: UIKeyModifierFlags = []) -> HostPointer? {
        hostLayout()
        let pointer = (pointer as? Pointer) ?? Pointer(over: self, at: location)
        self.pointer = pointer
        pointer.move(to: location, modifiers: modifiers)
        hostLayout()
        return hostPointer
    }

    /// Takes the pointer out of the window.
    public func hostRemovePointer() {
        (pointer as? Pointer)?.leave()
        pointer = nil
        hostLayout()
    }

    /// The region and style of the pointer; `nil` outside regions.
    public var hostPointer: HostPointer? {
        guard let pointer = pointer as? Pointer, let rect = pointer.regionInWindow else { return nil }
        return HostPointer(region: rect, regionIdentifier: pointer.region?.identifier, style: pointer.style)
    }
}

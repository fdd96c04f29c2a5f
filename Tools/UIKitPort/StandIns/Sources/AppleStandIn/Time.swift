import Foundation

/// The time since the system started, in the unit of `mach_timebase_info`: nanoseconds here.
public func mach_absolute_time() -> UInt64 {
    DispatchTime.now().uptimeNanoseconds
}

/// The fraction that makes nanoseconds of the unit of `mach_absolute_time()`.
public struct mach_timebase_info_data_t: Sendable {
    /// The numerator.
    public var numer: UInt32
    /// The denominator.
    public var denom: UInt32

    /// Creates a fraction of zeros, to be filled by `mach_timebase_info(_:)`.
    public init() { self.init(numer: 0, denom: 0) }

    /// Creates a fraction.
    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }
}

/// Fills in the fraction, which is 1 here. Returns 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}

import Foundation
import XCTest

/// Something that is measured.
public protocol XCTMetric {}

/// The time.
open class XCTClockMetric: NSObject, XCTMetric {}
/// The use of the processor.
open class XCTCPUMetric: NSObject, XCTMetric {}
/// The use of memory.
open class XCTMemoryMetric: NSObject, XCTMetric {}
/// The use of the disk.
open class XCTStorageMetric: NSObject, XCTMetric {}

/// How often something is measured.
open class XCTMeasureOptions: NSObject {
    /// The usual options.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// How often a block runs.
    open var iterationCount = 5
}

extension XCTestCase {
    /// Measures the time of a block; other metrics do not exist here.
    public func measure(metrics: [any XCTMetric], block: @escaping () -> Void) {
        measure(file: #file, line: #line, block: block)
    }

    /// Measures the time of a block; other metrics and the options do not exist here.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: @escaping () -> Void) {
        measure(file: #file, line: #line, block: block)
    }

    /// Measures the time of a block; the options do not exist here.
    public func measure(options: XCTMeasureOptions, block: @escaping () -> Void) {
        measure(file: #file, line: #line, block: block)
    }
}

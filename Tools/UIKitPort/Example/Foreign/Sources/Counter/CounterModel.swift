import Foundation
import os.log
import simd
#if canImport(Combine)
import Combine

private let log = OSLog(subsystem: "Counter", category: "model")

final class CounterModel: ObservableObject {
    @Published private(set) var count = 0
    @Published var step = 1
    private let logger = Logger(subsystem: "Counter", category: "model")

    var description: AnyPublisher<String, Never> {
        $count.combineLatest($step).map { "\($0) by \($1)" }.eraseToAnyPublisher()
    }

    var direction: simd_float2 { normalize(simd_float2(Float(count), 0)) }

    func add() {
        os_log("adding %d to %{public}@", log: log, type: .debug, step, "\(count)")
        count += step
        logger.debug("count is \(self.count, privacy: .public)")
    }
}
#endif

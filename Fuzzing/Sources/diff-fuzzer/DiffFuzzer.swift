import Foundation
import CLibFuzzer
import DiffingChecks

/// Runs the checks on lists that libFuzzer makes up; takes libFuzzer's arguments.
@main
enum DiffFuzzer {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(LLVMFuzzerRunDriver(&count, &arguments) { check($0, $1) })
    }
}

/// Checks the lists that some bytes stand for: before and after, flat or in sections.
private func check(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var reader = CaseReader(UnsafeBufferPointer(start: bytes, count: count))
    let failure: String?
    if reader.nextFlag() {
        let (source, target) = (reader.sections(), reader.sections())
        failure = SectionedCheck.failure(from: source, to: target).map { "\($0)\nfrom \(source)\nto \(target)" }
    } else {
        let (source, target) = (reader.list(), reader.list())
        failure = ListCheck.failure(from: source, to: target).map { "\($0)\nfrom \(source)\nto \(target)" }
    }
    if let failure { fatalError(failure) }
    return 0
}

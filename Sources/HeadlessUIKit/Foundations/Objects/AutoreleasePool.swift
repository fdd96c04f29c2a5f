/// Runs code. Nothing is released late here, so that there is no pool to empty afterwards.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

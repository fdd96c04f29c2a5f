extension UniversalDataSource {
    /// Applies sections of items and returns when the update is complete.
    public func apply(sections: [UniversalSection<Item>], animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(sections: sections, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }
}

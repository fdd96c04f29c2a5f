import Expectations
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("The environment of views")
struct CollectionViewEnvironmentTests {
    private func environment(density: Int? = nil, name: String? = nil) -> CollectionViewEnvironment {
        var environment = CollectionViewEnvironment()
        if let density { environment[DensityKey.self] = density }
        if let name { environment[NameKey.self] = name }
        return environment
    }

    @Test("a key that is not set has its default, and is not there")
    func defaults() {
        expect(environment()[DensityKey.self] == 1)
        expect(environment().value(of: DensityKey.self) == nil)
        expect(environment().isEmpty)
        // Where a default is set, it is there, to win over the values around.
        expect(environment(density: 1).value(of: DensityKey.self) == 1)
    }

    @Test("the nearer environment wins, key by key")
    func nearest() {
        let merged = environment(density: 2, name: "far").overridden(by: environment(density: 3))
        expect(merged[DensityKey.self] == 3)
        expect(merged[NameKey.self] == "far")
        expectEqual(environment().overridden(by: environment(density: 3)), environment(density: 3))
        expectEqual(environment(density: 2).overridden(by: environment()), environment(density: 2))
    }

    @Test("environments are equal by their values, and a copy keeps its own")
    func equality() {
        expectEqual(environment(density: 2, name: "a"), environment(density: 2, name: "a"))
        expect(environment(density: 2) != environment(density: 3))
        expect(environment(density: 2) != environment(name: "a"))
        expect(environment(density: 2) != environment())

        let original = environment(density: 2)
        var copy = original
        copy[DensityKey.self] = 5
        copy.removeValue(of: NameKey.self)
        expect(original[DensityKey.self] == 2)
        copy.removeValue(of: DensityKey.self)
        expect(copy == CollectionViewEnvironment() && copy.isEmpty)
    }

    @Test("an environment is the current one while its body runs, and not after an error either")
    func current() {
        struct Failure: Error {}
        expect(CollectionViewEnvironment.current.isEmpty)
        environment(density: 2).performAsCurrent {
            expect(CollectionViewEnvironment.current[DensityKey.self] == 2)
            #expect(throws: Failure.self) {
                try environment(density: 3).performAsCurrent {
                    expect(CollectionViewEnvironment.current[DensityKey.self] == 3)
                    throw Failure()
                }
            }
            expect(CollectionViewEnvironment.current[DensityKey.self] == 2)
        }
        expect(CollectionViewEnvironment.current.isEmpty)
    }

    @Test("states and sections in another environment differ; items do not, for it is no content")
    func containers() {
        let item = BlockItem(1).diffableItem
        let section = CollectionViewSection(differenceIdentifier: "main", items: [item])
        let state = CollectionViewState(sections: [section])
        expect(item.environment(DensityKey.self, 2) == item)
        expect(section.environment(DensityKey.self, 2) != section)
        expect(state.environment(DensityKey.self, 2) != state)
        expect(state.environment(DensityKey.self, 2).environment(DensityKey.self, nil) == state)
        expect(section.environment(DensityKey.self, 2).isContentEqual(to: section))
    }
}

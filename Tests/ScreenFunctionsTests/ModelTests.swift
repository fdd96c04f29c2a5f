import Expectations
import ScreenDocumentsCore
import SeededRandom
import Testing

struct ModelPathTests {
    @Test("pointers")
    func pointers() {
        expectEqual(ModelPath("/a/b").keys, ["a", "b"])
        expect(ModelPath("a/b").keys == ["a", "b"] && !ModelPath("a/b").isAbsolute)
        expect(ModelPath("/").keys == [] && ModelPath("").keys == [] && ModelPath("/a/").keys == ["a"])
        expectEqual(ModelPath("/a~1b/c~0d/~01").keys, ["a/b", "c~d", "~1"])
        expectEqual(ModelPath("/a~1b").description, "/a~1b")
        expectEqual(ModelPath("x").resolved(in: ModelPath("/list/3")).description, "/list/3/x")
        expectEqual(ModelPath("/x").resolved(in: ModelPath("/list/3")).description, "/x")
    }

    private func isChanged(_ value: inout DocumentValue, _ new: DocumentValue?, _ path: ModelPath) {
        let result = value.set(new, at: path)
        expect(result, "\(path)")
    }

    private func isSame(_ value: inout DocumentValue, _ new: DocumentValue?, _ path: ModelPath) {
        let old = value
        let result = value.set(new, at: path)
        expect(!result && value == old, "\(path)")
    }

    @Test("values are set, made and removed on the way")
    func setting() {
        var value: DocumentValue = [:]
        isChanged(&value, "Anna", ModelPath("/user/name"))
        expectEqual(value.json, #"{"user": {"name": "Anna"}}"#)
        isSame(&value, "Anna", ModelPath("/user/name"))
        isChanged(&value, 1, ModelPath("/list/2"))
        expectEqual(value["list"]?.json, "[null, null, 1]")
        isChanged(&value, nil, ModelPath("/list/2"))
        expectEqual(value["list"]?.json, "[null, null, null]")
        isChanged(&value, nil, ModelPath("/user/name"))
        isSame(&value, nil, ModelPath("/user/name"))
        isSame(&value, nil, ModelPath("/nobody/name"))
        expect(value["nobody"] == nil)
        isSame(&value, 1, ModelPath("/list/1000000"))
        isSame(&value, 1, ModelPath("/list/-1"))
        isChanged(&value, "text", ModelPath("/list"))
        isChanged(&value, 1, ModelPath("/list/name"))
        expectEqual(value["list"]?.json, #"{"name": 1}"#)
        isChanged(&value, nil, .root)
        expectEqual(value, [:])
    }

    @Test("the readers of a change are those of a list of all of them")
    func readers() {
        let seed = UInt64(7)
        var random = SeededGenerator(seed: seed)
        var table = ReaderTable<Int>()
        var all: [Int: Set<ModelPath>] = [:]
        func path(_ random: inout SeededGenerator) -> ModelPath {
            ModelPath(keys: (0..<random.number(below: 4)).map { _ in ["a", "b", "c"][random.number(below: 3)] })
        }
        for step in 0..<2_000 {
            let reader = random.number(below: 40)
            let reads = Set((0..<random.number(below: 4)).map { _ in path(&random) })
            table.set(reads, of: reader)
            all[reader] = reads
            let changed = path(&random)
            let expected = all.filter { $0.value.contains { $0.contains(changed) || changed.contains($0) } }.keys
            expectEqual(table.readers(of: changed), Set(expected), "seed \(seed), step \(step)")
            let below = all.filter { $0.value.contains { changed.contains($0) } }.keys
            expectEqual(table.readersAtOrBelow(changed), Set(below), "seed \(seed), step \(step)")
        }
    }
}

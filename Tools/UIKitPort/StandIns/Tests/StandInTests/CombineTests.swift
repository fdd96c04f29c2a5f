import CombineStandIn
import Foundation
import Testing

@Suite("Combine")
struct CombineTests {
    @Test("merged publishers send their values in order, and end with the last one")
    func merge() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let third = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var isFinished = false
        let subscription = first.merge(with: second, third).sink(
            receiveCompletion: { _ in isFinished = true },
            receiveValue: { values.append($0) }
        )
        third.send(3)
        first.send(1)
        first.send(completion: .finished)
        second.send(2)
        second.send(completion: .finished)
        #expect(!isFinished)
        third.send(completion: .finished)
        #expect(values == [3, 1, 2])
        #expect(isFinished)
        subscription.cancel()
    }

    @Test("an error of one publisher ends all")
    func errors() {
        struct Failure: Error {}
        let first = PassthroughSubject<Int, Failure>()
        let second = CurrentValueSubject<Int, Failure>(5)
        var values: [Int] = []
        var failures = 0
        let subscription = Publishers.MergeMany(first.eraseToAnyPublisher(), second.eraseToAnyPublisher()).sink(
            receiveCompletion: { if case .failure = $0 { failures += 1 } },
            receiveValue: { values.append($0) }
        )
        first.send(completion: .failure(Failure()))
        second.send(6)
        #expect(values == [5])
        #expect(failures == 1)
        subscription.cancel()
    }

    @Test("the latest values are sent from the moment at which each publisher has one")
    func combineLatest() {
        let name = PassthroughSubject<String, Never>()
        let count = CurrentValueSubject<Int, Never>(1)
        let isOn = CurrentValueSubject<Bool, Never>(false)
        var texts: [String] = []
        var pairs = 0
        let subscriptions = [
            name.combineLatest(count, isOn) { "\($0) \($1) \($2)" }.sink { texts.append($0) },
            count.combineLatest(isOn).sink { _ in pairs += 1 },
        ]
        count.send(2)
        name.send("a")
        isOn.send(true)
        #expect(texts == ["a 2 false", "a 2 true"])
        #expect(pairs == 3)
        subscriptions.forEach { $0.cancel() }
        count.send(3)
        #expect(texts.count == 2)
    }

    final class Model: ObservableObject {
        @Published var text = ""
        @Published private(set) var isLong = false
        private var subscriptions: Set<AnyCancellable> = []

        init() {
            $text.map { $0.count > 3 }.removeDuplicates().assign(to: \.isLong, on: self).store(in: &subscriptions)
        }
    }

    @Test("models publish their properties and what changes")
    func published() {
        let model = Model()
        var changes = 0
        let subscription = model.objectWillChange.sink { _ in changes += 1 }
        model.text = "abcd"
        #expect(model.isLong)
        #expect(changes == 2)
        subscription.cancel()
    }

    @Test("notifications are published")
    func notifications() {
        let name = Notification.Name("a")
        var count = 0
        let subscription = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count == 1)
        subscription.cancel()
    }
}

import Combine
import Nimble
import Quick

@testable import Counter

final class CounterModelSpec: QuickSpec {
    override class func spec() {
        describe("a counter") {
            var model: CounterModel!
            var subscriptions: Set<AnyCancellable> = []

            beforeEach {
                model = CounterModel()
                subscriptions = []
            }

            it("starts at zero") {
                expect(model.count).to(equal(0))
            }

            context("with a step of two") {
                beforeEach { model.step = 2 }

                it("adds two, and says so") {
                    var texts: [String] = []
                    model.description.sink { texts.append($0) }.store(in: &subscriptions)
                    model.add()
                    expect(texts).to(equal(["0 by 2", "2 by 2"]))
                    expect(model.direction.x).to(beCloseTo(1))
                }

                it("adds later") {
                    DispatchQueue.main.async { model.add() }
                    expect(model.count).toEventually(equal(2))
                }
            }
        }
    }
}

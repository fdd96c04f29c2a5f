import NimbleStandIn
import QuickStandIn
import XCTest

/// A spec as Quick 7 writes it, with the test that `uikit-port` adds.
final class ListSpec: QuickSpec {
    @MainActor static var calls: [String] = []
    @MainActor static var list: [Int]!

    override class func spec() {
        beforeSuite { calls.append("suite") }
        beforeEach { list = [] }
        afterEach { calls.append("after \(list.count)") }

        describe("a list") {
            beforeEach { list.append(1) }

            it("has what was added") {
                expect(list).to(equal([1]))
                expect(list).to(contain(1))
                expect(list.first) == 1
                expect(list.last).toNot(beNil())
                calls.append("first")
            }

            context("with two elements") {
                justBeforeEach { calls.append("just before") }
                beforeEach { list.append(2) }

                it("has both") {
                    expect(list).to(haveCount(2))
                    calls.append("second")
                }
            }

            itBehavesLike("something countable") { ["count": 1] }
        }

        xdescribe("what does not run") { it("fails") { fail() } }
        pending("later") { fail() }
        sharedExamples("nothing") {}
    }

    override func setUp() {
        MainActor.assumeIsolated { () -> Void in
            Self.calls = []
            sharedExamples("something countable") { context in
                it("has a count") { expect(context()["count"] as? Int).to(equal(1)) }
            }
        }
    }

    func testSpec() {
        runExamples()
        MainActor.assumeIsolated { () -> Void in
            XCTAssertEqual(Self.calls, ["suite", "first", "after 1", "just before", "second", "after 2", "after 1"])
        }
    }
}

/// Specs whose examples fail, run by hand.
final class FailingSpec: QuickSpec {
    private var failures: [String] = []

    override func recordFailure(withDescription description: String, inFile: String, atLine: Int, expected: Bool) {
        failures.append(description)
    }

    override func spec() {
        describe("a value") {
            it("differs") { expect(1 + 1).to(equal(3)) }
            it("throws") { throw CocoaError(.fileNoSuchFile) }
            it("is nil") { expect(nil as Int?).toNot(equal(3)) }
            it("is late") { expect(false).toEventually(beTrue(), timeout: .milliseconds(20)) }
        }
    }

    func testFailuresAreRecorded() {
        runExamples()
        XCTAssertEqual(failures.count, 4)
        XCTAssertEqual(failures.first?.hasSuffix("expected to equal <3>, got <2>"), true)
        XCTAssertEqual(failures.last?.contains("expected to eventually be true, got <false>"), true)
        XCTAssertTrue(failures[1].contains("threw "))
    }
}

/// Only what is focused runs.
final class FocusedSpec: QuickSpec {
    @MainActor private static var count = 0

    override class func spec() {
        fit("runs") { count += 1 }
        it("does not run") { count += 10 }
        fcontext("a group") { it("runs") { count += 100 } }
    }

    func testSpec() {
        runExamples()
        MainActor.assumeIsolated { XCTAssertEqual(Self.count, 101) }
    }
}

final class NimbleTests: XCTestCase {
    func testMatchers() {
        final class Thing {}
        enum Failure: Error, Equatable { case a, b }
        func fails() throws -> Int { throw Failure.a }
        let thing = Thing()
        expect(thing).to(beIdenticalTo(thing))
        expect(thing) === thing
        expect(thing).toNot(beIdenticalTo(Thing()))
        expect(thing).to(beAKindOf(Thing.self))
        expect("text").to(beAnInstanceOf(String.self))
        expect("honey").to(beginWith("ho"))
        expect("honey").to(endWith("ey"))
        expect("honey").to(contain("on", "ne"))
        expect("honey").to(match("h.n"))
        expect([1, 2, 3]).to(allPass(beGreaterThan(0)))
        expect([3, 1, 2]).to(contain(onlyElementsIn: [1, 2, 3]))
        expect([Int]()).to(beEmpty())
        expect(0.1 + 0.2).to(beCloseTo(0.3))
        expect(4).to(satisfyAllOf(beGreaterThan(3), beLessThanOrEqualTo(4)))
        expect(4).to(satisfyAnyOf(equal(5), equal(4)))
        expect(4) > 3
        expect(nil as Bool?).to(beFalsy())
        expect(try fails()).to(throwError())
        expect(try fails()).to(throwError(Failure.a))
        expect { try fails() }.to(throwError(errorType: Failure.self))
        expect(Result<Int, Failure>.success(1)).to(beSuccess { expect($0) == 1 })
        expect(Failure.a as Error).to(matchError(Failure.a))
    }

    func testWaiting() {
        var value = 0
        DispatchQueue.main.async { value = 1 }
        expect(value).toEventually(equal(1))
        waitUntil { done in DispatchQueue.main.async { done() } }
        expect(value).toNever(equal(2), until: .milliseconds(20))
    }
}

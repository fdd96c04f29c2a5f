import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("The app that hosts tests", .serialized)
struct TestHostWindowTests {
    @Test(
        "tests of XCTest have one, tests of Swift Testing and programs have none",
        arguments: [
            (["/a/.build/debug/APackageTests.xctest"], true), (["/a/b.xctest", "A.B/c"], true), (["/a/comb"], false),
            (["/a/b.xctest", "--testing-library", "swift-testing"], false), ([], false),
        ] as [([String], Bool)]
    )
    nonisolated func processes(arguments: [String], expected: Bool) {
        expectEqual(TestHostWindow.runsTests(arguments), expected)
    }

    @Test("its window is the key window of a phone, with a screen inside its safe area")
    func window() throws {
        defer { TestHostWindow.remove() }
        let window = TestHostWindow.show()
        expect(UIApplication.shared.keyWindow === window)
        expect(UIApplication.shared.windows.contains(window))
        let root = try require(window.rootViewController)
        expect(root.view.window === window)
        expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        expectEqual(UIApplication.shared.statusBarFrame.height, 47)
        expect(UIApplication.shared.delegate?.window??.rootViewController === root)
        TestHostWindow.remove()
        expect(UIApplication.shared.delegate == nil)
        expect(UIApplication.shared.keyWindow !== window)
    }

    @Test("nothing is shown where no tests of XCTest run")
    func none() {
        let count = UIApplication.shared.windows.count
        TestHostWindow.showIfNeeded()
        expectEqual(UIApplication.shared.windows.count, count)
    }

    @Test("the class of the app knows the app by name")
    func namedApp() {
        let app = UIApplication.shared
        expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === app)
        expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === app)
        expect(UIApplication.value(forKey: "other") == nil)
        expect(UIApplication.value(forKeyPath: "") == nil)
        let name = NSSelectorFromString("sharedApplication")
        expect(UIApplication.responds(to: name))
        expect(UIApplication.perform(name)?.takeUnretainedValue() === app)
        expect(!UIApplication.responds(to: NSSelectorFromString("other")))
        expect(UIApplication.perform(NSSelectorFromString("other")) == nil)
    }
}

import Expectations
import PortableUIKit
import ScreenHosting
import Testing

/// Facts from the pages that `DeviceModel.all` names, device by device.
@Suite("Models of devices")
@MainActor
struct DeviceModelTests {
    @Test("names are unique, and each model has a size in whole pixels and versions of iOS")
    func table() {
        expectEqual(Set(DeviceModel.all.map(\.name)).count, DeviceModel.all.count)
        expectEqual(DeviceModel.all.count { $0.kind == .phone }, 41)
        expectEqual(DeviceModel.all.count { $0.kind == .pad }, 35)
        for model in DeviceModel.all {
            expect(model.portraitSize.width < model.portraitSize.height, "\(model.name)")
            expect(model.systems.lowerBound >= 15 && model.systems.upperBound <= 26, "\(model.name)")
            expectEqual(model.topInset > 20, model.hasHomeIndicator, "\(model.name)")
        }
    }

    @Test(
        "safe areas in both orientations",
        arguments: [
            ("iPhone SE (3rd generation)", 20.0, 0.0, 0.0, 0.0), ("iPhone 11", 48, 34, 48, 21),
            ("iPhone 13 mini", 50, 34, 50, 21),
            ("iPhone 15 Pro", 59, 34, 59, 21), ("iPhone 17", 62, 34, 62, 21),
        ]
    )
    func safeAreas(name: String, top: Double, bottom: Double, side: Double, landscapeBottom: Double) throws {
        let model = try require(DeviceModel.named(name))
        expectEqual(model.safeAreaInsets(.portrait), UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        expectEqual(
            model.safeAreaInsets(.landscape),
            UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side)
        )
    }

    @Test(
        "widths in Split View, with size classes",
        arguments: [
            ("iPad (6th generation)", [320.0, 507, 694], [320.0, 438]),
            ("iPad Pro (10.5-inch)", [320, 551, 782], [320, 504]),
            ("iPad Pro (11-inch) (2nd generation)", [375, 592, 809], [320, 504]),
            ("iPad Pro (12.9-inch) (4th generation)", [375, 678, 981], [375, 639]),
        ]
    )
    func splits(name: String, landscape: [CGFloat], portrait: [CGFloat]) throws {
        let model = try require(DeviceModel.named(name))
        expectEqual(DeviceModel.SplitView.allCases.compactMap { model.width(of: $0, .landscape) }, landscape)
        expectEqual(DeviceModel.SplitView.allCases.compactMap { model.width(of: $0, .portrait) }, portrait)
        let wide = try require(model.configuration(.landscape, part: .twoThirds))
        expectEqual(wide.traitCollection.horizontalSizeClass, .regular)
        expectEqual(wide.traitCollection.userInterfaceIdiom, .pad)
        let narrow = try require(model.configuration(.portrait, part: .twoThirds))
        expectEqual(narrow.traitCollection.horizontalSizeClass, .compact)
    }

    @Test("phones have no Split View; large ones are regular in landscape")
    func phones() throws {
        let small = try require(DeviceModel.named("iphone 16"))
        let large = try require(DeviceModel.named("iPhone-16-Pro-Max"))
        expect(small.configuration(part: .oneThird) == nil)
        expectEqual(small.configuration(.landscape)?.horizontalSizeClass, .compact)
        expectEqual(large.configuration(.landscape)?.horizontalSizeClass, .regular)
        expectEqual(large.configuration(.landscape)?.verticalSizeClass, .compact)
        expectEqual(small.configuration()?.system, .iOS18)
        expectEqual(DeviceModel.named("iPhone 14")?.configuration()?.system, .iOS17)
        expectEqual(DeviceModel.named("iPhone Air")?.configuration()?.system, .iOS26)
        expect(DeviceModel.named("iPhone") == nil)
    }

    @Test("a screen of each model is laid out at its size")
    func hosts() throws {
        for model in DeviceModel.all {
            for orientation in DeviceModel.Orientation.allCases {
                let configuration = try require(model.configuration(orientation))
                let host = ScreenHost(UIViewController(), configuration: configuration)
                expectEqual(host.viewController.view.bounds.size, model.size(orientation), "\(model.name)")
                expectEqual(host.viewController.view.safeAreaInsets, model.safeAreaInsets(orientation), "\(model.name)")
            }
        }
    }
}

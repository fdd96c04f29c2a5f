import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("The app, its scene and its coordinates")
struct SceneTests {
    @Test("the scene lists the windows that are shown, and the one with the keyboard")
    func windows() throws {
        let window = makeWindow()
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        expectEqual(scenes.count, 1)
        expect(scenes[0].windows.contains(window))
        expect(scenes[0].windows.first { $0.isKeyWindow } != nil)
        expect(window.windowScene === scenes[0])
        expectEqual(scenes[0].activationState, .foregroundActive)
        window.isHidden = true
        expect(!scenes[0].windows.contains(window))
    }

    @Test("a scene stays portrait, alone and as it is, and says so")
    func fixedScene() async {
        let scene = UIWindowScene.only
        var errors = 0
        expectEqual(scene.effectiveGeometry.interfaceOrientation, .portrait)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS()) { _ in errors += 1 }
        expectEqual(errors, 0)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
        expectEqual(errors, 1)
        expect(scene.isFullScreen)
        expect(scene.sizeRestrictions == nil)
        let app = UIApplication.shared
        app.requestSceneSessionActivation(scene.session, userActivity: nil, options: nil) { _ in errors += 1 }
        expectEqual(errors, 1)
        app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in errors += 1 }
        app.requestSceneSessionDestruction(scene.session, options: nil) { _ in errors += 1 }
        expectEqual(errors, 3)
        let url = URL(string: "https://example.com")!
        let isOpened = await app.open(url)
        expect(!isOpened)
        expect(!app.openURL(url))
        await #expect(throws: CocoaError.self) { try await app.setAlternateIconName("dark") }
    }

    @Test("a window without a frame has the size of the screen")
    func size() {
        expectEqual(UIWindow().bounds.size, UIScreen.main.bounds.size)
        expectEqual(UIWindow(frame: .zero).bounds.size, .zero)
    }

    @Test("coordinates are converted between views and the screen")
    func coordinates() {
        let window = makeWindow()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        window.addSubview(view)
        let space: any UICoordinateSpace = window.screen.coordinateSpace
        expectEqual(view.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: 11, y: 22))
        expectEqual(space.convert(CGPoint(x: 11, y: 22), to: view), CGPoint(x: 1, y: 2))
        let other: any UICoordinateSpace = view
        expectEqual(window.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: other).origin, CGPoint(x: 10, y: 20))
    }

    @Test("traits are created and modified by closures")
    func mutations() {
        let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
        expectEqual(traits.userInterfaceStyle, .dark)
        let large = traits.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        expectEqual(large.userInterfaceStyle, .dark)
        expectEqual(large.preferredContentSizeCategory, .extraLarge)
        expectEqual(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel, .elevated)
    }

    @Test("the edit button begins and ends editing")
    func editButton() {
        let controller = UIViewController()
        let item = controller.editButtonItem
        expectEqual(item.title, "Edit")
        controller.setEditing(true, animated: false)
        expect(item.title == "Done" && item === controller.editButtonItem)
    }

    @Test("a material blurs and tints what lies behind it")
    func material() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let label = UILabel()
        view.contentView.addSubview(label)
        expectEqual(view.contentView.frame, view.bounds)
        expect(view.subviews.first?.backdrop != nil)
        view.effect = nil
        expectEqual(view.subviews.first?.backdrop, nil)
        expectEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
    }
}

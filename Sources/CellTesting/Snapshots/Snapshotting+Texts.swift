import DeclarativeCollections
import PortableUIKit
import ScreenAudits
import ScreenHosting

extension Snapshotting where Value: SnapshotScreenConvertible, Format == LayoutSnapshot {
    /// The views on an iPhone 16 as text: class, identifier, frame in the superview, color, text.
    public static var layout: Self { .layout() }

    /// The views on a device as text: class, identifier, frame in the superview, color, text.
    public static func layout(on device: ScreenConfiguration = .iPhone16) -> Self {
        Snapshotting(on: device) { value in
            let host = try value.makeSnapshotScreen().host(on: device)
            return LayoutSnapshot(root: LayoutNode(host.viewController.view))
        }
    }
}

extension Snapshotting where Value: SnapshotScreenConvertible, Format == TextSnapshot {
    /// What a screen reader says on an iPhone 16, one element per line, in reading order.
    public static var accessibility: Self { .accessibility() }

    /// What a screen reader says on a device, one element per line, in reading order.
    public static func accessibility(on device: ScreenConfiguration = .iPhone16) -> Self {
        Snapshotting(on: device) { value in
            let host = try value.makeSnapshotScreen().host(on: device)
            return TextSnapshot(SpokenTranscript(of: host).elements.map(\.line).joined(separator: "\n"))
        }
    }
}

extension Snapshotting where Value: SnapshotScreenConvertible, Format == TextSnapshot {
    /// What VoiceOver says on an iPhone 16, with numbers, custom actions and rotors.
    public static var transcript: Self { .transcript() }

    /// What VoiceOver says on a device, with numbers, custom actions and rotors.
    public static func transcript(on device: ScreenConfiguration = .iPhone16) -> Self {
        Snapshotting(on: device) { value in
            TextSnapshot(SpokenTranscript(of: try value.makeSnapshotScreen().host(on: device)).text)
        }
    }
}

extension Snapshotting where Value == CollectionViewState, Format == TextSnapshot {
    /// The sections and items as text.
    public static var state: Self { Snapshotting { TextSnapshot($0.debugDescription) } }
}

extension Snapshotting where Value == String, Format == TextSnapshot {
    /// The lines of a text.
    public static var lines: Self { Snapshotting { TextSnapshot($0) } }
}

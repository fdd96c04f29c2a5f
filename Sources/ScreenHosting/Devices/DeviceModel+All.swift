import PortableUIKit

extension DeviceModel {
    /// The models that run a version of iOS from 15 to 26, from old to new, phones first.
    ///
    /// Sources: sizes, scales and Split View widths from Apple's Human Interface Guidelines (Layout, Specifications) and the devices of
    /// swift-snapshot-testing; safe areas from the screen size references of useyourloaf.com; corner radii from
    /// `UIScreen._displayCornerRadius` as the tables of ScreenCorners and ScreenLines list it; versions of iOS from Apple's lists of
    /// supported devices. The safe area of the iPhone Air was reported as 68 and as 74 points.
    public static let all: [DeviceModel] = phones + pads

    private static let phones: [DeviceModel] =
        models(320, 568, scale: 2, top: 20, corners: 0, [("iPhone SE (1st generation)", 15...15)])
        + models(
            375,
            667,
            scale: 2,
            top: 20,
            corners: 0,
            [
                ("iPhone 6s", 15...15), ("iPhone 7", 15...15), ("iPhone 8", 15...16),
                ("iPhone SE (2nd generation)", 15...26), ("iPhone SE (3rd generation)", 15...26),
            ]
        )
        + models(
            414,
            736,
            scale: 3,
            top: 20,
            corners: 0,
            [("iPhone 6s Plus", 15...15), ("iPhone 7 Plus", 15...15), ("iPhone 8 Plus", 15...16)]
        )
        + models(
            375,
            812,
            scale: 3,
            top: 44,
            corners: 39,
            [("iPhone X", 15...16), ("iPhone XS", 15...18), ("iPhone 11 Pro", 15...26)]
        )
        + models(414, 896, scale: 2, top: 48, corners: 41.5, [("iPhone XR", 15...18), ("iPhone 11", 15...26)])
        + models(
            414,
            896,
            scale: 3,
            top: 44,
            corners: 39,
            [("iPhone XS Max", 15...18), ("iPhone 11 Pro Max", 15...26)]
        )
        + models(375, 812, scale: 3, top: 50, corners: 44, [("iPhone 12 mini", 15...26), ("iPhone 13 mini", 15...26)])
        + models(
            390,
            844,
            scale: 3,
            top: 47,
            corners: 47.33,
            [
                ("iPhone 12", 15...26), ("iPhone 12 Pro", 15...26), ("iPhone 13", 15...26), ("iPhone 13 Pro", 15...26),
                ("iPhone 14", 16...26), ("iPhone 16e", 18...26),
            ]
        )
        + models(
            428,
            926,
            scale: 3,
            top: 47,
            corners: 53.33,
            [("iPhone 12 Pro Max", 15...26), ("iPhone 13 Pro Max", 15...26), ("iPhone 14 Plus", 16...26)]
        )
        + models(
            393,
            852,
            scale: 3,
            top: 59,
            corners: 55,
            [("iPhone 14 Pro", 16...26), ("iPhone 15", 17...26), ("iPhone 15 Pro", 17...26), ("iPhone 16", 18...26)]
        )
        + models(
            430,
            932,
            scale: 3,
            top: 59,
            corners: 55,
            [
                ("iPhone 14 Pro Max", 16...26), ("iPhone 15 Plus", 17...26), ("iPhone 15 Pro Max", 17...26),
                ("iPhone 16 Plus", 18...26),
            ]
        )
        + models(
            402,
            874,
            scale: 3,
            top: 62,
            corners: 62,
            [("iPhone 16 Pro", 18...26), ("iPhone 17", 26...26), ("iPhone 17 Pro", 26...26)]
        )
        + models(
            440,
            956,
            scale: 3,
            top: 62,
            corners: 62,
            [("iPhone 16 Pro Max", 18...26), ("iPhone 17 Pro Max", 26...26)]
        )
        + models(420, 912, scale: 3, top: 68, corners: 62, [("iPhone Air", 26...26)])

    private static let pads: [DeviceModel] =
        models(
            768,
            1024,
            top: 20,
            corners: 0,
            narrow: (320, 320),
            [
                ("iPad Air 2", 15...15), ("iPad mini 4", 15...15), ("iPad Pro (9.7-inch)", 15...16),
                ("iPad (5th generation)", 15...16), ("iPad (6th generation)", 15...17),
                ("iPad mini (5th generation)", 15...26),
            ]
        )
        + models(
            810,
            1080,
            top: 20,
            corners: 0,
            narrow: (320, 320),
            [
                ("iPad (7th generation)", 15...18), ("iPad (8th generation)", 15...26),
                ("iPad (9th generation)", 15...26),
            ]
        )
        + models(
            834,
            1112,
            top: 20,
            corners: 0,
            narrow: (320, 320),
            [("iPad Pro (10.5-inch)", 15...17), ("iPad Air (3rd generation)", 15...26)]
        )
        + models(
            1_024,
            1_366,
            top: 20,
            corners: 0,
            narrow: (375, 375),
            [("iPad Pro (12.9-inch) (1st generation)", 15...16), ("iPad Pro (12.9-inch) (2nd generation)", 15...17)]
        )
        + models(
            744,
            1_133,
            top: 24,
            corners: 21.5,
            narrow: (375, 320),
            [("iPad mini (6th generation)", 15...26), ("iPad mini (A17 Pro)", 18...26)]
        )
        + models(
            820,
            1_180,
            top: 24,
            corners: 18,
            narrow: (375, 320),
            [
                ("iPad Air (4th generation)", 15...26), ("iPad Air (5th generation)", 15...26),
                ("iPad Air 11-inch (M2)", 17...26), ("iPad Air 11-inch (M3)", 18...26),
            ]
        )
        + models(
            820,
            1_180,
            top: 24,
            corners: 25,
            narrow: (375, 320),
            [("iPad (10th generation)", 16...26), ("iPad (A16)", 18...26)]
        )
        + models(
            834,
            1_194,
            top: 24,
            corners: 18,
            narrow: (375, 320),
            [
                ("iPad Pro (11-inch) (1st generation)", 15...26), ("iPad Pro (11-inch) (2nd generation)", 15...26),
                ("iPad Pro (11-inch) (3rd generation)", 15...26), ("iPad Pro (11-inch) (4th generation)", 16...26),
            ]
        )
        + models(
            1_024,
            1_366,
            top: 24,
            corners: 18,
            narrow: (375, 375),
            [
                ("iPad Pro (12.9-inch) (3rd generation)", 15...26), ("iPad Pro (12.9-inch) (4th generation)", 15...26),
                ("iPad Pro (12.9-inch) (5th generation)", 15...26), ("iPad Pro (12.9-inch) (6th generation)", 16...26),
                ("iPad Air 13-inch (M2)", 17...26), ("iPad Air 13-inch (M3)", 18...26),
            ]
        )
        + models(
            834,
            1_210,
            top: 24,
            corners: 30,
            narrow: (375, 320),
            [("iPad Pro 11-inch (M4)", 17...26), ("iPad Pro 11-inch (M5)", 26...26)]
        )
        + models(
            1_032,
            1_376,
            top: 24,
            corners: 30,
            narrow: (375, 375),
            [("iPad Pro 13-inch (M4)", 17...26), ("iPad Pro 13-inch (M5)", 26...26)]
        )

    /// The models of one screen, in points. Those with narrow widths for Split View are iPads.
    private static func models(
        _ width: CGFloat,
        _ height: CGFloat,
        scale: CGFloat = 2,
        top: CGFloat,
        corners: CGFloat,
        narrow: (landscape: CGFloat, portrait: CGFloat)? = nil,
        _ models: [(name: String, systems: ClosedRange<Int>)]
    ) -> [DeviceModel] {
        models.map { name, systems in
            DeviceModel(
                name: name,
                kind: narrow == nil ? .phone : .pad,
                portraitSize: CGSize(width: width, height: height),
                scale: scale,
                topInset: top,
                cornerRadius: corners,
                systems: systems,
                narrowWidths: narrow
            )
        }
    }
}

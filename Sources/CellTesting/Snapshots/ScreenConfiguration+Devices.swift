import PortableUIKit
import ScreenHosting

extension ScreenConfiguration {
    /// iPhone SE (2nd and 3rd generation): 375 by 667 points at scale 2.
    public static let iPhoneSE = ScreenConfiguration(
        size: CGSize(width: 375, height: 667),
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    )

    /// iPhone 16: 393 by 852 points at scale 3.
    public static let iPhone16 = ScreenConfiguration(
        size: CGSize(width: 393, height: 852),
        scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    )

    /// iPhone 16 Pro Max: 440 by 956 points at scale 3.
    public static let iPhone16ProMax = ScreenConfiguration(
        size: CGSize(width: 440, height: 956),
        scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    )
}

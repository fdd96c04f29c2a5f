import Foundation

/// GRAPHICS HELPER: replace this whole file by yours. It only lets ScreenHosting build until then.
@_spi(Host) @MainActor public enum HostRenderer {
    public struct Pending: Error {}
    public static func pixels(of window: UIWindow, scale: CGFloat) throws -> (width: Int, height: Int, rgba: [UInt8]) {
        throw Pending()
    }
    public static func png(of window: UIWindow, scale: CGFloat) throws -> Data { throw Pending() }
    public static func svg(of window: UIWindow) throws -> Data { throw Pending() }
    public static func pdf(of window: UIWindow) throws -> Data { throw Pending() }
}

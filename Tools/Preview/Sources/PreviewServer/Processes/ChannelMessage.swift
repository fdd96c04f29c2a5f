import Foundation

/// A message between the process that serves the page and the one that has the screens.
struct ChannelMessage: Equatable, Sendable {
    enum Kind: UInt8, Sendable {
        /// The process has its screens and takes viewers.
        case ready
        /// A viewer comes.
        case connect
        /// A viewer leaves, or has to leave because it sent nonsense.
        case disconnect
        /// A text from or to the page of a viewer.
        case text
        /// A frame to the page of a viewer.
        case data
        /// A text of a viewer was handled, so that another one can be sent.
        case handled
    }

    let kind: Kind
    var viewer: UInt32 = 0
    var payload = Data()

    /// The length of what precedes the payload, in bytes: the kind, the viewer and the length of the payload.
    static let headerLength = 9
    /// The largest payload, in bytes: a frame of the largest device that does not compress.
    static let maximumLength = 1 << 28

    /// The message as bytes; numbers are big-endian.
    var bytes: Data {
        var bytes = Data(capacity: Self.headerLength + payload.count)
        bytes.append(kind.rawValue)
        withUnsafeBytes(of: viewer.bigEndian) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: UInt32(payload.count).bigEndian) { bytes.append(contentsOf: $0) }
        bytes.append(payload)
        return bytes
    }

    /// Reads a message from a source of bytes; nil if the source ends or what it has is no message.
    ///
    /// - Parameter read: Returns the given number of bytes, or nil if there are not as many.
    init?(reading read: (Int) -> Data?) {
        guard let header = read(Self.headerLength).map(Array.init), let kind = Kind(rawValue: header[0]) else {
            return nil
        }
        let number = { (range: Range<Int>) in header[range].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
        let length = Int(number(5..<9))
        guard length <= Self.maximumLength, let payload = length == 0 ? Data() : read(length) else { return nil }
        self.init(kind: kind, viewer: number(1..<5), payload: payload)
    }

    init(kind: Kind, viewer: UInt32 = 0, payload: Data = Data()) {
        self.kind = kind
        self.viewer = viewer
        self.payload = payload
    }
}

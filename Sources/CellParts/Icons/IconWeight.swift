import PortableUIKit

/// The weight of the strokes that icons are being drawn with.
enum IconWeight {
    /// Whether "Bold Text" is on. All strokes are heavier then.
    @TaskLocal static var isBold = false

    /// The widths of the theme that icons are being drawn for.
    @TaskLocal static var strokes = StrokeScale.standard

    /// The factor of stroke widths.
    static var strokeFactor: CGFloat {
        isBold ? 1.35 : 1
    }
}

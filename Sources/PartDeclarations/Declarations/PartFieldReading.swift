import Honeycomb

/// The value of a field, read from a part, for writing documents.
public enum PartFieldReading: Hashable, Sendable {
    /// A text, or a name.
    case text(String)
    /// A Boolean value.
    case boolean(Bool)
    /// A number, whole or not.
    case number(Double)
    /// A list of texts.
    case texts([String])
    /// A date.
    case date(Date)
    /// An icon of the design system or of the app.
    case icon(UIImage)
    /// A color of the design system or of the app.
    case tint(UIColor)
    /// An icon, or an image with an address.
    case image(ImageSource)
    /// A list of images.
    case images([ImageSource])
    /// A size of pictures.
    case pictureSize(PictureSize)
    /// A text with styles.
    case richText(RichText)
    /// A list of chips.
    case chips([Chip])
    /// A list of lines.
    case lines([PartLine])
    /// A list of indexes.
    case indexes(Set<Int>)
}

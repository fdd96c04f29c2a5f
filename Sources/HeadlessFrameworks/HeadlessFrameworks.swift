// CoreText and ImageIO, with the names of Core Foundation that they come with, where Apple's are missing. Lines and frames of text are
// laid out by HeadlessUIKit's layout managers; files of images are read and written as by `UIImage`.
@_exported import HeadlessUIKit

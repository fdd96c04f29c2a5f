/// An image with a title and a subtitle alone.
public typealias ImageTitleSubtitleItem = LeftRightItem<LeftImageTitleSubtitle, RightEmpty>

/// An image with a title and a subtitle and a chevron.
public typealias ImageTitleSubtitleChevronItem = LeftRightItem<LeftImageTitleSubtitle, RightChevron>

/// An image with a title and a subtitle and a detail.
public typealias ImageTitleSubtitleDetailItem = LeftRightItem<LeftImageTitleSubtitle, RightDetail>

/// An image with a title and a subtitle and a detail with a chevron.
public typealias ImageTitleSubtitleDetailChevronItem = LeftRightItem<LeftImageTitleSubtitle, RightDetailChevron>

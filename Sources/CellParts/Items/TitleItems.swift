/// A title alone.
public typealias TitleItem = LeftRightItem<LeftTitle, RightEmpty>

/// A title and a chevron.
public typealias TitleChevronItem = LeftRightItem<LeftTitle, RightChevron>

/// A title and a detail.
public typealias TitleDetailItem = LeftRightItem<LeftTitle, RightDetail>

/// A title and a detail with a chevron.
public typealias TitleDetailChevronItem = LeftRightItem<LeftTitle, RightDetailChevron>

/// An icon with a title alone.
public typealias IconTitleItem = LeftRightItem<LeftIconTitle, RightEmpty>

/// An icon with a title and a chevron.
public typealias IconTitleChevronItem = LeftRightItem<LeftIconTitle, RightChevron>

/// An icon with a title and a detail.
public typealias IconTitleDetailItem = LeftRightItem<LeftIconTitle, RightDetail>

/// An icon with a title and a detail with a chevron.
public typealias IconTitleDetailChevronItem = LeftRightItem<LeftIconTitle, RightDetailChevron>

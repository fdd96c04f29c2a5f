// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A picture or an icon above lines, and no right part.
public typealias CardItem = LeftRightItem<LeftCard, RightEmpty>

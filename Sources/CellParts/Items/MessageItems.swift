// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A message in the middle, and no right part.
public typealias MessageItem = LeftRightItem<LeftMessage, RightEmpty>

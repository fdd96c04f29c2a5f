// The sources of this target are ported while it is built, from the folders in uikit-port.txt. SwiftPM needs one file of its own.

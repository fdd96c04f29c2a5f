@_exported import Foundation
@_exported import FoundationNetworking
@_exported import HeadlessGraphics
@_exported import HeadlessQuartz
@_exported import HeadlessText

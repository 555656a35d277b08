/// What the mouse's pointer looks like. The names are those of CSS (Basic User Interface, `cursor`), which has all of them.
package enum PointerLook: String, Hashable, Sendable {
    case arrow = "default"
    case text
    case verticalText = "vertical-text"
    case crosshair
    case openHand = "grab"
    case closedHand = "grabbing"
    case pointingHand = "pointer"
    case zoomIn = "zoom-in"
    case zoomOut = "zoom-out"
    case columnResize = "col-resize"
    case rowResize = "row-resize"
    case leftResize = "w-resize"
    case rightResize = "e-resize"
    case upResize = "n-resize"
    case downResize = "s-resize"
    case horizontalResize = "ew-resize"
    case verticalResize = "ns-resize"
    case risingResize = "nesw-resize"
    case fallingResize = "nwse-resize"
    case hidden = "none"
}

// What most tests show and do: texts, shapes and colors, what scrolls, gestures.
@_exported import Containers
@_exported import Interaction
@_exported import Texts

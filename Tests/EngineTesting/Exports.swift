// Views that most tests show: texts, shapes and colors, and what scrolls.
@_exported import Containers
@_exported import Texts

// Views that most tests show: texts, shapes and colors.
@_exported import Texts

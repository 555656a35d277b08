// What most tests show and do: texts, shapes and colors, what scrolls, gestures.
@_exported import RiffleContainers
@_exported import RiffleInteraction
@_exported import RiffleTextAndImages

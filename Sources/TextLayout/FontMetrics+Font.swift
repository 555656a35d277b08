import CRifflePango
import Foundation

extension FontMetrics {
    /// The measures a font states itself, as parts of its size.
    init(ofFont font: OpaquePointer, shapedAt size: CGFloat) {
        let harfbuzz = pango_font_get_hb_font(UnsafeMutablePointer(font))
        func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
            var value: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(harfbuzz, tag, &value)
            return CGFloat(value) / 1024 / size
        }
        self.init(
            ascender: measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
            descender: -measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
            leading: measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP), capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT),
            xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT), underlineOffset: -measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
            underlineThickness: measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE))
    }
}

// The ICU that comes with Swift's Foundation, as far as it writes quantities and lists. Its functions have names of their own,
// by macros, which Swift does not see.
#pragma once
#include <_foundation_unicode/ulistformatter.h>
#include <_foundation_unicode/unumberformatter.h>

/// A formatter of numbers, or NULL where ICU knows no such.
static inline UNumberFormatter *riffle_number_formatter(const UChar *skeleton, int32_t length, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, length, locale, &status);
    if (U_SUCCESS(status)) return formatter;
    if (formatter) unumf_close(formatter);
    return NULL;
}

static inline void riffle_number_formatter_close(UNumberFormatter *formatter) { unumf_close(formatter); }

/// The length of a number's text, of which as much is written as there is room for; -1 where there is none.
static inline int32_t riffle_number_text(const UNumberFormatter *formatter, double value, UChar *text, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UFormattedNumber *result = unumf_openResult(&status);
    if (U_FAILURE(status)) return -1;
    unumf_formatDouble(formatter, value, result, &status);
    int32_t length = unumf_resultToString(result, text, capacity, &status);
    unumf_closeResult(result);
    return U_SUCCESS(status) ? length : -1;
}

/// The length of the text of quantities after one another: 0 for the widest, 2 for the narrowest; -1 where there is none.
static inline int32_t riffle_quantities_text(
    const UChar *const *parts, const int32_t *lengths, int32_t count, const char *locale, int32_t width, UChar *text,
    int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UListFormatter *formatter = ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, (UListFormatterWidth)width, &status);
    if (U_FAILURE(status)) return -1;
    int32_t length = ulistfmt_format(formatter, parts, lengths, count, text, capacity, &status);
    ulistfmt_close(formatter);
    return U_SUCCESS(status) ? length : -1;
}

#include "CCarriers.h"

// Methods of Swift's have no address that Swift tells.
#define METHOD(name) \
    extern char riffle_carried_##name[]; \
    void *riffle_method_##name(void) { return riffle_carried_##name; }

METHOD(observer)
METHOD(observer_sendable)
METHOD(resume)
METHOD(data_url)
METHOD(data_request)
METHOD(upload_data)
METHOD(upload_file)
METHOD(download_url)
METHOD(download_request)
METHOD(download_resumed)

// Neither have static properties and initializers.
#define REGION(name) \
    extern char riffle_carried_##name[]; \
    void *riffle_region_##name(void) { return riffle_carried_##name; }

REGION(locale)
REGION(updating_locale)
REGION(languages)
REGION(calendar)
REGION(updating_calendar)
REGION(made_calendar)
REGION(time_zone)
REGION(updating_time_zone)
REGION(date_formatter)

typedef __attribute__((swiftcall)) void *(*allocating_initializer)(__attribute__((swift_context)) void *type);

void *riffle_allocate(void *initializer, void *type) { return ((allocating_initializer)initializer)(type); }

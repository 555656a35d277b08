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
METHOD(folders)
METHOD(folder)
METHOD(folder_of_foundation)
METHOD(temporary_folder)
METHOD(home_folder)
METHOD(bundle_information)
METHOD(bundle_localized_information)
METHOD(bundle_value)
METHOD(bundle_identifier)

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

// Nor functions.
#define FOLDER(name) \
    extern char riffle_carried_##name[]; \
    void *riffle_folder_##name(void) { return riffle_carried_##name; }

FOLDER(temporary_url)
FOLDER(home_url)
FOLDER(temporary_path)
FOLDER(home_path)
FOLDER(search_paths)

typedef __attribute__((swiftcall)) void *(*allocating_initializer)(__attribute__((swift_context)) void *type);

void *riffle_allocate(void *initializer, void *type) { return ((allocating_initializer)initializer)(type); }

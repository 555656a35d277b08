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

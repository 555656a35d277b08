#pragma once

#include <stdint.h>

/// Runs the initializer of a global, in the context that it is to have.
typedef void (*riffle_initializer)(void *context);
typedef void (*riffle_initialize)(riffle_initializer initializer, void *context);

/// Stands in for `swift_once`: each initializer is run by `initialize`.
///
/// - Parameter next: where the runtime's own function is kept.
void *riffle_once_stand_in(riffle_initialize initialize, void ***next);

/// Wraps the code of a detached task.
///
/// - Parameter closure: the task's closure; replaced by an object that holds it.
/// - Returns: whether it was wrapped.
typedef _Bool (*riffle_wrap_task)(void **closure, const void *entry);

/// What a wrapped task runs, once it has its context.
typedef struct {
    const void *entry;
    void *closure;
} riffle_task_code;

/// Gives the running task the context that a wrapping object holds.
typedef riffle_task_code (*riffle_enter_task)(void *wrapper);

/// Stands in for `swift_task_create`: detached tasks that `wrap` wraps begin with `enter`.
///
/// - Parameter next: where the runtime's own function is kept.
void *riffle_task_create_stand_in(riffle_wrap_task wrap, riffle_enter_task enter, void ***next);

/// Gives the running task a task-local value until it ends, which is how `TaskLocal.withValue` begins.
///
/// - Parameters:
///   - key: the `TaskLocal` object.
///   - value: memory from which the value is moved.
///   - type: the value's type.
void riffle_push_task_local(const void *key, void *value, const void *type);

/// The addresses of methods that stand in for Foundation's: see `CarriedObservers` and `CarriedTransfers`.
void *riffle_method_observer(void);
void *riffle_method_observer_sendable(void);
void *riffle_method_resume(void);
void *riffle_method_data_url(void);
void *riffle_method_data_request(void);
void *riffle_method_upload_data(void);
void *riffle_method_upload_file(void);
void *riffle_method_download_url(void);
void *riffle_method_download_request(void);
void *riffle_method_download_resumed(void);

/// The same for folders of the user: see `CarriedFolders`.
void *riffle_method_folders(void);
void *riffle_method_folder(void);
void *riffle_method_folder_of_foundation(void);
void *riffle_method_temporary_folder(void);
void *riffle_method_home_folder(void);

/// The same for what the main bundle says of the app: see `CarriedBundle`.
void *riffle_method_bundle_information(void);
void *riffle_method_bundle_localized_information(void);
void *riffle_method_bundle_value(void);
void *riffle_method_bundle_identifier(void);

void *riffle_folder_temporary_url(void);
void *riffle_folder_home_url(void);
void *riffle_folder_temporary_path(void);
void *riffle_folder_home_path(void);
void *riffle_folder_search_paths(void);

/// Says whether a file may be made or changed.
typedef _Bool (*riffle_may_write)(const char *path);

/// Stand in for `open` and `mkstemp`: a file that may not be written is refused with `EDQUOT`, as beyond a quota of the disk.
///
/// - Parameter next: where the functions themselves are kept.
void *riffle_open_stand_in(riffle_may_write may_write, void ***next);
void *riffle_mkstemp_stand_in(riffle_may_write may_write, void ***next);

/// The addresses of what stands in for Foundation's static properties: see `CarriedRegion`.
void *riffle_region_locale(void);
void *riffle_region_updating_locale(void);
void *riffle_region_languages(void);
void *riffle_region_calendar(void);
void *riffle_region_updating_calendar(void);
void *riffle_region_made_calendar(void);
void *riffle_region_time_zone(void);
void *riffle_region_updating_time_zone(void);
void *riffle_region_date_formatter(void);

/// Calls an initializer of a class of Swift's, without parameters, that makes the object itself.
///
/// - Returns: the object, which the caller owns.
void *riffle_allocate(void *initializer, void *type);

#define _GNU_SOURCE
#include "CInterposition.h"

#include <stddef.h>

void *riffle_next(void *const *next) { return __atomic_load_n(next, __ATOMIC_ACQUIRE); }

void riffle_set_next(void **next, void *function) { __atomic_store_n(next, function, __ATOMIC_RELEASE); }

#if defined(__linux__) && defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { jump_slot = R_X86_64_JUMP_SLOT, global_data = R_X86_64_GLOB_DAT };
#else
enum { jump_slot = R_AARCH64_JUMP_SLOT, global_data = R_AARCH64_GLOB_DAT };
#endif

/// Code that runs while the dynamic linker's lock is held. A sanitizer's own code may wait there for a thread that itself
/// waits for the lock, so that it must not be called: not even in place of functions of the C library.
#if defined(__clang__)
#define UNDER_LOCK __attribute__((disable_sanitizer_instrumentation))
#else
#define UNDER_LOCK
#endif

UNDER_LOCK static bool are_equal(const char *first, const char *second) {
    while (*first != 0 && *first == *second) first++, second++;
    return *first == *second;
}

UNDER_LOCK static bool contains(const char *text, const char *part) {
    for (; *text != 0; text++) {
        size_t length = 0;
        while (part[length] != 0 && text[length] == part[length]) length++;
        if (part[length] == 0) return true;
    }
    return *part == 0;
}

typedef struct {
    const char *name;
    void *replacement;
    const char *const *except;
    intptr_t except_count;
    /// How many places were changed.
    int count;
    /// Only objects are changed whose file names contain this; NULL for all.
    const char *only;
} interposition;

/// The replacements that there are, so that one can stand before another.
typedef struct {
    const char *name;
    void *replacement;
    /// Where the outermost replacement keeps what it calls; NULL where no replacement is the outermost.
    void **next;
} known_interposition;

enum { most_interpositions = 128 };
static known_interposition known[most_interpositions];
static int known_count;

static known_interposition *find_known(const char *name) {
    for (int i = 0; i < known_count; i++) {
        if (strcmp(known[i].name, name) == 0) return &known[i];
    }
    if (known_count == most_interpositions) return NULL;
    known[known_count] = (known_interposition){strdup(name), NULL, NULL};
    return &known[known_count++];
}

/// What an object's dynamic section says about the addresses that the dynamic linker fills in.
typedef struct {
    const ElfW(Sym) * symbols;
    const char *names;
    const ElfW(Rela) * calls;
    size_t calls_size;
    const ElfW(Rela) * data;
    size_t data_size;
} dynamic_section;

UNDER_LOCK static dynamic_section read_dynamic(const ElfW(Dyn) * entry) {
    dynamic_section section = {0};
    for (; entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_SYMTAB: section.symbols = (const void *)entry->d_un.d_ptr; break;
        case DT_STRTAB: section.names = (const void *)entry->d_un.d_ptr; break;
        case DT_JMPREL: section.calls = (const void *)entry->d_un.d_ptr; break;
        case DT_PLTRELSZ: section.calls_size = entry->d_un.d_val; break;
        case DT_RELA: section.data = (const void *)entry->d_un.d_ptr; break;
        case DT_RELASZ: section.data_size = entry->d_un.d_val; break;
        default: break;
        }
    }
    return section;
}

/// Writes an address into a page that the dynamic linker may have made read-only once it was done.
UNDER_LOCK static void write_address(void **place, void *address, bool is_protected) {
    uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)((uintptr_t)place & ~(page_size - 1));
    if (is_protected && mprotect(page, page_size, PROT_READ | PROT_WRITE) != 0) return;
    __atomic_store_n(place, address, __ATOMIC_RELEASE);
    if (is_protected) mprotect(page, page_size, PROT_READ);
}

/// Whether the dynamic linker made a place read-only; of a page that only partly is to be so, it leaves all writable.
UNDER_LOCK static bool is_read_only(uintptr_t place, uintptr_t base, const ElfW(Phdr) * protected) {
    if (protected == NULL) return false;
    uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t end = (base + protected->p_vaddr + protected->p_memsz) & ~(page_size - 1);
    return place >= base + protected->p_vaddr && place < end;
}

UNDER_LOCK static void change(const ElfW(Rela) * entries, size_t size, uintptr_t base, const dynamic_section *section,
                              interposition *wanted, const ElfW(Phdr) * protected) {
    for (size_t i = 0; i < size / sizeof *entries; i++) {
        unsigned long kind = ELF64_R_TYPE(entries[i].r_info);
        if (kind != jump_slot && kind != global_data) continue;
        const char *name = section->names + section->symbols[ELF64_R_SYM(entries[i].r_info)].st_name;
        if (!are_equal(name, wanted->name)) continue;
        uintptr_t place = base + entries[i].r_offset;
        write_address((void **)place, wanted->replacement, is_read_only(place, base, protected));
        wanted->count++;
    }
}

typedef struct {
    dynamic_section section;
    const ElfW(Phdr) * protected;
} object_parts;

/// - Returns: whether the object calls anybody.
UNDER_LOCK static bool find_parts(const struct dl_phdr_info *object, object_parts *parts) {
    const ElfW(Dyn) *dynamic = NULL;
    parts->protected = NULL;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[i];
        if (header->p_type == PT_DYNAMIC) dynamic = (const void *)(object->dlpi_addr + header->p_vaddr);
        if (header->p_type == PT_GNU_RELRO) parts->protected = header;
    }
    if (dynamic == NULL) return false;
    parts->section = read_dynamic(dynamic);
    // The kernel's own object has offsets where all others have addresses; it calls nobody.
    return (uintptr_t)parts->section.symbols >= object->dlpi_addr && parts->section.names != NULL;
}

UNDER_LOCK static int change_object(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    interposition *wanted = context;
    if (wanted->only != NULL && !contains(object->dlpi_name, wanted->only)) return 0;
    for (intptr_t i = 0; i < wanted->except_count; i++) {
        if (contains(object->dlpi_name, wanted->except[i])) return 0;
    }
    object_parts parts;
    if (!find_parts(object, &parts)) return 0;
    const dynamic_section *section = &parts.section;
    if (section->calls) change(section->calls, section->calls_size, object->dlpi_addr, section, wanted, parts.protected);
    if (section->data) change(section->data, section->data_size, object->dlpi_addr, section, wanted, parts.protected);
    return 0;
}

/// A place that the dynamic linker has filled in.
typedef struct {
    const char *name;
    void **place;
    uint32_t hash;
    /// The next one in the bucket, from 1; 0 where there is none.
    uint32_t next;
    uint16_t object;
    bool is_protected;
} filled_place;

/// All such places by their names, found in one pass over the objects: dozens of functions are replaced when a program
/// begins, and one pass for each took a quarter of its start. Used under the dynamic linker's lock only.
///
/// Where there are more than these, each function has a pass of its own.
enum { most_places = 1 << 17, most_objects = 1 << 10, bucket_count = 1 << 12 };
static filled_place places[most_places];
static uint32_t buckets[bucket_count];
static const char *object_names[most_objects];
static uint32_t place_count, object_count;
/// Which objects were loaded when the places were found.
static unsigned long long known_loads, known_unloads;
static bool are_places_known;

UNDER_LOCK static uint32_t hash_of(const char *name) {
    // FNV-1a.
    uint32_t hash = 2166136261u;
    for (; *name != 0; name++) hash = (hash ^ (unsigned char)*name) * 16777619u;
    return hash;
}

UNDER_LOCK static void add_places(const ElfW(Rela) * entries, size_t size, uintptr_t base,
                                  const dynamic_section *section, const ElfW(Phdr) * protected) {
    for (size_t i = 0; i < size / sizeof *entries; i++) {
        unsigned long kind = ELF64_R_TYPE(entries[i].r_info);
        if (kind != jump_slot && kind != global_data) continue;
        const char *name = section->names + section->symbols[ELF64_R_SYM(entries[i].r_info)].st_name;
        if (place_count == most_places) {
            are_places_known = false;
            return;
        }
        uintptr_t place = base + entries[i].r_offset;
        uint32_t hash = hash_of(name), *bucket = &buckets[hash % bucket_count];
        places[place_count++] = (filled_place){
            name, (void **)place, hash, *bucket, (uint16_t)(object_count - 1), is_read_only(place, base, protected)};
        *bucket = place_count;
    }
}

UNDER_LOCK static int find_places(struct dl_phdr_info *object, size_t size, void *context) {
    bool *is_first = context;
    if (size < offsetof(struct dl_phdr_info, dlpi_subs) + sizeof object->dlpi_subs) return 1;
    if (*is_first) {
        *is_first = false;
        for (int i = 0; i < bucket_count; i++) buckets[i] = 0;
        place_count = object_count = 0;
        known_loads = object->dlpi_adds, known_unloads = object->dlpi_subs;
        are_places_known = true;
    }
    object_parts parts;
    if (!find_parts(object, &parts)) return 0;
    if (object_count == most_objects) {
        are_places_known = false;
        return 1;
    }
    object_names[object_count++] = object->dlpi_name;
    const dynamic_section *section = &parts.section;
    if (section->calls) add_places(section->calls, section->calls_size, object->dlpi_addr, section, parts.protected);
    if (section->data) add_places(section->data, section->data_size, object->dlpi_addr, section, parts.protected);
    return 0;
}

enum { places_were_changed = 1, places_are_unknown = 2 };

UNDER_LOCK static int change_known_places(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    interposition *wanted = context;
    if (!are_places_known || object->dlpi_adds != known_loads || object->dlpi_subs != known_unloads) {
        return places_are_unknown;
    }
    uint32_t hash = hash_of(wanted->name);
    for (uint32_t next = buckets[hash % bucket_count]; next != 0; next = places[next - 1].next) {
        const filled_place *filled = &places[next - 1];
        if (filled->hash != hash || !are_equal(filled->name, wanted->name)) continue;
        bool is_excepted = false;
        for (intptr_t i = 0; i < wanted->except_count; i++) {
            is_excepted = is_excepted || contains(object_names[filled->object], wanted->except[i]);
        }
        if (is_excepted) continue;
        write_address(filled->place, wanted->replacement, filled->is_protected);
        wanted->count++;
    }
    return places_were_changed;
}

/// Changes all places that are wanted, and counts them.
static void change_all(interposition *wanted) {
    if (dl_iterate_phdr(change_known_places, wanted) == places_were_changed) return;
    bool is_first = true;
    dl_iterate_phdr(find_places, &is_first);
    if (dl_iterate_phdr(change_known_places, wanted) == places_were_changed) return;
    dl_iterate_phdr(change_object, wanted);
}

void riffle_interpose(const char *name, void *replacement, const char *const *except, intptr_t except_count) {
    known_interposition *entry = find_known(name);
    if (entry != NULL) {
        entry->replacement = replacement;
        if (entry->next != NULL) {
            __atomic_store_n(entry->next, replacement, __ATOMIC_RELEASE);
            return;
        }
    }
    interposition wanted = {name, replacement, except, except_count, 0, NULL};
    change_all(&wanted);
}

void riffle_interpose_in(const char *library, const char *name, void *replacement) {
    interposition wanted = {name, replacement, NULL, 0, 0, library};
    dl_iterate_phdr(change_object, &wanted);
}

int riffle_interpose_outermost(const char *name, void *replacement, const char *const *except, intptr_t except_count,
                               void **next) {
    known_interposition *entry = find_known(name);
    void *meant = entry != NULL && entry->replacement != NULL ? entry->replacement : dlsym(RTLD_DEFAULT, name);
    if (entry == NULL || meant == NULL || entry->next != NULL) return 0;
    __atomic_store_n(next, meant, __ATOMIC_RELEASE);
    entry->next = next;
    interposition wanted = {name, replacement, except, except_count, 0, NULL};
    change_all(&wanted);
    return wanted.count;
}

/// The beginning of what the runtime knows of a class (ClassMetadata of Swift's ABI, without Objective-C).
typedef struct {
    uintptr_t kind;
    const void *superclass;
    uint32_t flags;
    uint32_t instance_address_point;
    uint32_t instance_size;
    uint16_t instance_alignment;
    uint16_t reserved;
    uint32_t class_size;
    uint32_t class_address_point;
} class_metadata;

void riffle_replace_method(void *class, void *method, void *replacement) {
    const class_metadata *metadata = class;
    if (metadata->class_size < metadata->class_address_point) return;
    size_t words = (metadata->class_size - metadata->class_address_point) / sizeof(void *);
    void **table = class;
    // The table follows what every class has.
    for (size_t i = sizeof *metadata / sizeof(void *); i < words; i++) {
        if (table[i] != method) continue;
        uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
        void *page = (void *)((uintptr_t)&table[i] & ~(page_size - 1));
        // It stays writable: the runtime writes to the same pages when it makes subclasses known.
        if (mprotect(page, page_size, PROT_READ | PROT_WRITE) != 0) return;
        __atomic_store_n(&table[i], replacement, __ATOMIC_RELEASE);
        return;
    }
}

#else

void riffle_interpose_in(const char *library, const char *name, void *replacement) {
    (void)library, (void)name, (void)replacement;
}

int riffle_interpose_outermost(const char *name, void *replacement, const char *const *except, intptr_t except_count,
                               void **next) {
    (void)name, (void)replacement, (void)except, (void)except_count, (void)next;
    return 0;
}

void riffle_replace_method(void *class, void *method, void *replacement) {
    (void)class, (void)method, (void)replacement;
}

void riffle_interpose(const char *name, void *replacement, const char *const *except, intptr_t except_count) {
    (void)name, (void)replacement, (void)except, (void)except_count;
}

#endif

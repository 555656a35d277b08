#include "CConformances.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uintptr_t start;
    size_t length;
} section_range;

/// The beginning of what an image registers with the runtime; fields that follow are of no interest here.
typedef struct {
    uintptr_t version;
    const void *base_address;
    void *unused[2];
    section_range protocols;
    section_range protocol_conformances;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context);

typedef struct {
    int32_t protocol;
    int32_t type;
    int32_t witness_table_pattern;
    uint32_t flags;
} conformance_descriptor;

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t metadata_accessor;
} type_descriptor;

typedef struct {
    const void *metadata;
    uintptr_t state;
} metadata_response;

/// Complete metadata, waiting for it if another thread makes it: `MetadataState::Complete`, blocking.
enum { complete_metadata = 0 };

enum {
    type_reference_shift = 3,
    type_reference_mask = 7,
    type_is_direct = 0,
    type_is_indirect = 1,
    kind_mask = 0x1F,
    kind_class = 16,
    kind_enum = 18,
    is_generic = 0x80,
};

typedef struct {
    const void *protocol;
    riffle_conformance_visitor visit;
    void *context;
} search;

/// What a field that holds its own distance to something points at; nothing at distance 0.
static const void *direct(const int32_t *field) {
    return *field == 0 ? NULL : (const char *)field + *field;
}

/// The same for one that may, by its lowest bit, point at a pointer instead.
static const void *indirectable(const int32_t *field) {
    if (*field == 0) return NULL;
    const char *address = (const char *)field + (*field & ~1);
    return *field & 1 ? *(const void *const *)address : address;
}

/// The type a conformance is of; NULL for those of Objective-C.
static const type_descriptor *conforming_type(const conformance_descriptor *conformance) {
    switch (conformance->flags >> type_reference_shift & type_reference_mask) {
    case type_is_direct:
        return direct(&conformance->type);
    case type_is_indirect: {
        const void *const *pointer = direct(&conformance->type);
        return pointer ? *pointer : NULL;
    }
    default:
        return NULL;
    }
}

static void visit_conformance(const conformance_descriptor *conformance, const search *search) {
    if (indirectable(&conformance->protocol) != search->protocol) return;
    const type_descriptor *type = conforming_type(conformance);
    if (!type) return;
    uint32_t kind = type->flags & kind_mask;
    if (kind < kind_class || kind > kind_enum || type->flags & is_generic) return;
    // Returned in two registers, as C returns such a structure on x86-64 and AArch64 alike.
    metadata_response (*accessor)(uintptr_t) = (metadata_response(*)(uintptr_t))direct(&type->metadata_accessor);
    if (!accessor) return;
    const void *metadata = accessor(complete_metadata).metadata;
    if (metadata) search->visit(metadata, search->context);
}

static bool visit_image(const metadata_sections *sections, void *context) {
    const int32_t *records = (const int32_t *)sections->protocol_conformances.start;
    size_t count = sections->protocol_conformances.length / sizeof(int32_t);
    for (size_t i = 0; i < count; i++) {
        // Linkers may pad between the records of two files with zeros.
        const conformance_descriptor *conformance = direct(&records[i]);
        if (conformance) visit_conformance(conformance, context);
    }
    return true;
}

void riffle_visit_conforming_types(const void *protocol_descriptor, riffle_conformance_visitor visit, void *context) {
    if (!protocol_descriptor) return;
    search search = {protocol_descriptor, visit, context};
    swift_enumerateAllMetadataSections(visit_image, &search);
}

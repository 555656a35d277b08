// Walks the protocol conformances that every loaded image records for the Swift runtime.
//
// Layouts are those of the Swift ABI: swift/ABI/Metadata.h and swift/ABI/MetadataValues.h of the Swift sources, and
// stdlib/public/runtime/ImageInspectionCommon.h for the sections. The runtime itself reads the same records to answer `as?`.
#pragma once

/// Called with the type metadata of a conforming type; `context` is the caller's.
typedef void (*riffle_conformance_visitor)(const void *type_metadata, void *context);

/// Visits every type that is recorded as conforming to the protocol, image by image, in the order of the records.
///
/// Left out, because they are no one type: generic types, and types of Objective-C. A type with two records is visited twice.
void riffle_visit_conforming_types(const void *protocol_descriptor, riffle_conformance_visitor visit, void *context);

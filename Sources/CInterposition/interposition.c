#define _GNU_SOURCE
#include "CInterposition.h"

#include <stddef.h>

#if defined(__linux__) && defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))

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

typedef struct {
    const char *name;
    void *replacement;
    const char *const *except;
    intptr_t except_count;
} interposition;

/// What an object's dynamic section says about the addresses that the dynamic linker fills in.
typedef struct {
    const ElfW(Sym) * symbols;
    const char *names;
    const ElfW(Rela) * calls;
    size_t calls_size;
    const ElfW(Rela) * data;
    size_t data_size;
} dynamic_section;

static dynamic_section read_dynamic(const ElfW(Dyn) * entry) {
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
static void write_address(void **place, void *address, bool is_protected) {
    uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)((uintptr_t)place & ~(page_size - 1));
    if (is_protected && mprotect(page, page_size, PROT_READ | PROT_WRITE) != 0) return;
    __atomic_store_n(place, address, __ATOMIC_RELEASE);
    if (is_protected) mprotect(page, page_size, PROT_READ);
}

/// Whether the dynamic linker made a place read-only; of a page that only partly is to be so, it leaves all writable.
static bool is_read_only(uintptr_t place, uintptr_t base, const ElfW(Phdr) * protected) {
    if (protected == NULL) return false;
    uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t end = (base + protected->p_vaddr + protected->p_memsz) & ~(page_size - 1);
    return place >= base + protected->p_vaddr && place < end;
}

static void change(const ElfW(Rela) * entries, size_t size, uintptr_t base, const dynamic_section *section,
                   const interposition *wanted, const ElfW(Phdr) * protected) {
    for (size_t i = 0; i < size / sizeof *entries; i++) {
        unsigned long kind = ELF64_R_TYPE(entries[i].r_info);
        if (kind != jump_slot && kind != global_data) continue;
        const char *name = section->names + section->symbols[ELF64_R_SYM(entries[i].r_info)].st_name;
        if (strcmp(name, wanted->name) != 0) continue;
        uintptr_t place = base + entries[i].r_offset;
        write_address((void **)place, wanted->replacement, is_read_only(place, base, protected));
    }
}

static int change_object(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    const interposition *wanted = context;
    for (intptr_t i = 0; i < wanted->except_count; i++) {
        if (strstr(object->dlpi_name, wanted->except[i]) != NULL) return 0;
    }
    const ElfW(Dyn) *dynamic = NULL;
    const ElfW(Phdr) *protected = NULL;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[i];
        if (header->p_type == PT_DYNAMIC) dynamic = (const void *)(object->dlpi_addr + header->p_vaddr);
        if (header->p_type == PT_GNU_RELRO) protected = header;
    }
    if (dynamic == NULL) return 0;
    dynamic_section section = read_dynamic(dynamic);
    // The kernel's own object has offsets where all others have addresses; it calls nobody.
    if ((uintptr_t)section.symbols < object->dlpi_addr || section.names == NULL) return 0;
    if (section.calls) change(section.calls, section.calls_size, object->dlpi_addr, &section, wanted, protected);
    if (section.data) change(section.data, section.data_size, object->dlpi_addr, &section, wanted, protected);
    return 0;
}

void riffle_interpose(const char *name, void *replacement, const char *const *except, intptr_t except_count) {
    interposition wanted = {name, replacement, except, except_count};
    dl_iterate_phdr(change_object, &wanted);
}

#else

void riffle_interpose(const char *name, void *replacement, const char *const *except, intptr_t except_count) {
    (void)name, (void)replacement, (void)except, (void)except_count;
}

#endif

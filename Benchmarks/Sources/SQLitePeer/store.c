#include "SQLitePeer.h"
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

static sqlite3 *store;

static int run(const char *sql) { return sqlite3_exec(store, sql, 0, 0, 0); }

int riffle_store_open(const char *path) {
    if (sqlite3_open(path, &store)) return 1;
    return run("PRAGMA journal_mode = WAL") || run("PRAGMA synchronous = NORMAL") ||
           run("CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT, note TEXT, amount REAL, number INTEGER, date REAL, done INTEGER)");
}

void riffle_store_close(void) { sqlite3_close(store); }

int riffle_store_insert(int count) {
    sqlite3_stmt *statement;
    if (run("BEGIN")) return 1;
    if (sqlite3_prepare_v2(store, "INSERT INTO item VALUES (?, ?, ?, ?, ?, ?, ?)", -1, &statement, 0)) return 1;
    char name[32];
    for (int i = 0; i < count; i++) {
        int length = snprintf(name, sizeof name, "Item %d", i * 7919 % count);
        sqlite3_bind_int64(statement, 1, i + 1);
        sqlite3_bind_text(statement, 2, name, length, SQLITE_TRANSIENT);
        if (i % 3) sqlite3_bind_text(statement, 3, "A note of some words", -1, SQLITE_STATIC);
        else sqlite3_bind_null(statement, 3);
        sqlite3_bind_double(statement, 4, i * 0.25);
        sqlite3_bind_int64(statement, 5, i % 100);
        sqlite3_bind_double(statement, 6, (double)(i * 104729 % 1000003));
        sqlite3_bind_int(statement, 7, i % 2);
        if (sqlite3_step(statement) != SQLITE_DONE) return 1;
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
    return run("COMMIT");
}

static double sum(sqlite3_stmt *statement) {
    double total = 0;
    while (sqlite3_step(statement) == SQLITE_ROW) {
        total += sqlite3_column_int64(statement, 0) > 0;
        total += strlen((const char *)sqlite3_column_text(statement, 1));
        const char *note = (const char *)sqlite3_column_text(statement, 2);
        total += note ? strlen(note) : 0;
        total += sqlite3_column_double(statement, 3) + sqlite3_column_int64(statement, 4);
        total += sqlite3_column_double(statement, 5) + sqlite3_column_int(statement, 6);
    }
    sqlite3_finalize(statement);
    return total;
}

double riffle_store_sorted(void) {
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(store, "SELECT * FROM item ORDER BY date", -1, &statement, 0)) return -1;
    return sum(statement);
}

double riffle_store_filtered(void) {
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(store, "SELECT * FROM item WHERE number > ? AND done = ? ORDER BY date", -1, &statement, 0)) return -1;
    sqlite3_bind_int(statement, 1, 50);
    sqlite3_bind_int(statement, 2, 1);
    return sum(statement);
}

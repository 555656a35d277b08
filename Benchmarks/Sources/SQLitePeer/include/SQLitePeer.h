// What people write who use SQLite by hand: the measure of what is built on it.
#pragma once
/// Opens an empty store; 0 where that went well.
int riffle_store_open(const char *path);
void riffle_store_close(void);
/// Inserts rows in one transaction; 0 where that went well.
int riffle_store_insert(int count);
/// The sum of all columns of all rows, in the order of their dates.
double riffle_store_sorted(void);
/// The same of a quarter of the rows.
double riffle_store_filtered(void);

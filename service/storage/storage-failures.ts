/** The database is unreachable, full or too slow: respond with 503. What was sent can be sent again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** The database must not be opened: it is damaged, newer than this program, or another program's. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

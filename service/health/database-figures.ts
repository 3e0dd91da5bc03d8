import { Counter, Histogram, type Registry } from 'prom-client';
import type { StatementWatch } from '#service/storage/statement-watch.ts';

/** Figures of one database connection or pool. Made before the storage that it watches, and so before the other figures. */
export function createDatabaseFigures(registry: Registry): StatementWatch {
  const registers = [registry];
  const duration = new Histogram({
    name: 'neolis_database_statement_duration_seconds',
    help: 'Time that the database took for a statement; COMMIT waits for the disk',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1.5],
    registers,
  });
  const conflicts = new Counter({
    name: 'neolis_database_conflicts_total',
    help: 'Statements refused for a passing reason, such as another transaction in the way: they are retried',
    registers,
  });
  const waits = new Histogram({
    name: 'neolis_database_connection_wait_seconds',
    help: 'Time until a request got a connection of the pool, on PostgreSQL',
    buckets: [0.001, 0.01, 0.1, 0.5, 1.3],
    registers,
  });
  return {
    noteStatement: (milliseconds) => duration.observe(milliseconds / 1000),
    noteConflict: () => conflicts.inc(),
    noteConnection: (milliseconds) => waits.observe(milliseconds / 1000),
  };
}

import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { startService } from '#tests/shared/released-service.ts';
import { describeHost } from './hosts.contract.ts';

describeHost('embedded server', () => startService({ release: ensureBuilt() }));

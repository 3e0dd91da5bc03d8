import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from '#tests/e2e/fixtures.ts';

/** The first one would tell its makers what it is used for, and ask them for a newer version. */
const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

for (const [validator, ...options] of [['redocly', 'lint'], ['validate-api']]) {
  test(`${validator} accepts the description of what programs may ask`, async ({ request }, info) => {
    const file = info.outputPath('openapi.json');
    writeFileSync(file, await (await request.get('/supervision/openapi.json')).body());
    const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${validator}`, [...options, file], { env: quiet });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
}

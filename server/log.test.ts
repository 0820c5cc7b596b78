import { execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';

it.each(['json', 'text'])('a log (%s) that cannot be written any more ends no program', (format) => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const program = `import { createLog } from '#server/log.ts';
    const log = createLog('${format}');
    log.info({ event: 'first' });
    log.flush(() => {
      log.info({ event: 'second' });
      log.flush(() => process.exit(7));
    });`;
  expect(() =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', full, 'pipe'],
      timeout: 20_000,
    }),
  ).toThrow(expect.objectContaining({ status: 7 }));
});

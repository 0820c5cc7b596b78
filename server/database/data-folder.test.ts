import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { lockFolder } from './data-folder.ts';
import { temporaryFolder } from './testing/temporary-database.ts';

test('a killed process holds no lock', async () => {
  const folder = await temporaryFolder();
  const program = `import { lockFolder } from '#server/database/data-folder.ts';
    lockFolder(process.argv[1], 0);
    process.kill(process.pid, 'SIGKILL');`;
  expect(() =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, folder]),
  ).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
  lockFolder(folder, 0)();
});

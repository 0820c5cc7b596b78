/**
 * A backend in a process of its own, apart from the attacking clients. Argument: number of packages.
 * Prints `TargetInfoSchema` (target.ts) as a line of JSON and runs until its stdin ends.
 */
import { once } from 'node:events';
import { apiBase } from '#contract/page-path.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { listen } from '#server/http/listener/http-server.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const [packages = ''] = process.argv.slice(2);

const backend = await openBackend();
await runWriteTransaction(backend.database.db, async (trx) => {
  const description = 'Slow days on the water. '
    .repeat(packageFields.description.max)
    .slice(0, packageFields.description.max);
  for (let made = 0; made < Number(packages); made += 1)
    await createPackage(trx, packageInput({ description, dayWiseItinerary: [] }), []);
});
const at = { port: 0, host: '127.0.0.1' };
const { port, stop } = await listen(backend.server, backend.deps.log, at);
// Fills the cache, so that this cost is not measured.
await backend.fetch(apiBase + '/tours/getAllPackage');
const { cookie } = await backend.as('admin');
process.stdout.write(`${JSON.stringify({ port, cookie })}\n`);

await once(process.stdin.resume(), 'end');
await stop(1000);
await backend.close();

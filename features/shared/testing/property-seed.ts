/** Setup of tests without a DOM: property tests generate the same in every run, but with another FAST_CHECK_SEED. */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 1) });

import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { PageRenderer } from '#contract/page-renderer.ts';
import type { ServerStatus } from '#contract/server-status.ts';
import type { Backups } from '#server/backup/scheduled/backups.ts';
import type { RenderBrochure } from '#server/brochure/brochure-thread.ts';
import type { ServerClock } from '#server/clock.ts';
import type { BackgroundTasks } from '#server/concurrency.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { ProcessPicture } from '#server/pictures/processing/process-picture.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import type { StorageSpace } from '#server/pictures/storage/storage-quota.ts';
import type { EncodeVariants } from '#server/pictures/variants/encoder.ts';
import type { OperatorWarning } from '#server/server-status.ts';
import type { Timeouts } from './listener/timeouts.ts';

export interface ServerDeps {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'allowedOrigins'
    | 'backups'
    | 'trustProxy'
    | 'firebase'
    | 'storageLimits'
    | 'metricsToken'
    | 'smtpUrl'
  >;
  readonly version: string;
  readonly database: Database;
  readonly pictures: PictureStore;
  readonly space: StorageSpace;
  readonly processPicture: ProcessPicture;
  readonly encodeVariants: EncodeVariants;
  readonly clock: ServerClock;
  readonly log: Log;
  readonly outbox: Pick<Outbox, 'put' | 'wake' | 'status'>;
  readonly warnings: () => Promise<readonly OperatorWarning[]>;
  readonly status: () => Promise<ServerStatus>;
  readonly backups: Pick<Backups, 'find' | 'begin' | 'read'>;
  /** Awaited (`idle`) before the database is closed. */
  readonly background: BackgroundTasks;
  /** May be missing. */
  readonly siteFolder: string;
  readonly renderer?: () => Promise<PageRenderer>;
  /** Without it, or without the renderer, whose texts it prints, there are no brochures. */
  readonly renderBrochure?: RenderBrochure;
  readonly spoolFolder: string;
}

/** The bindings are missing for requests without a socket. */
export interface HttpEnv {
  Bindings: { readonly incoming?: IncomingMessage; readonly timeouts?: Timeouts };
  Variables: { requestId: string };
}
export type HttpContext = Context<HttpEnv>;
export type Handler = (context: HttpContext) => Response | Promise<Response>;

import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { PageRenderer } from '#contract/page-renderer.ts';
import type { Clock } from '#server/accounts/clock.ts';
import type { Background } from '#server/background.ts';
import type { Database } from '#server/data/database.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { ProcessPicture } from '#server/pictures/process.ts';
import type { Space } from '#server/pictures/room.ts';
import type { PictureStore } from '#server/pictures/store.ts';
import type { Config } from '#server/config.ts';
import type { Warning } from '#server/warnings.ts';
import type { Patience } from './patience.ts';

export interface ServerDeps {
  readonly config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'trustProxy' | 'firebase' | 'room'>;
  readonly database: Database;
  readonly pictures: PictureStore;
  readonly space: Space;
  readonly processPicture: ProcessPicture;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly warnings: () => Promise<readonly Warning[]>;
  /** Awaited (`idle`) before the database is closed. */
  readonly background: Background;
  /** May be missing. */
  readonly siteFolder: string;
  readonly renderer?: () => Promise<PageRenderer>;
  /** Created when missing. */
  readonly spoolFolder: string;
}

/** The bindings are missing for requests without a socket. */
export interface HttpEnv {
  Bindings: { readonly incoming?: IncomingMessage; readonly patience?: Patience };
  Variables: { requestId: string };
}
export type HttpContext = Context<HttpEnv>;
export type Handler = (context: HttpContext) => Response | Promise<Response>;

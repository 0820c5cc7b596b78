import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { features, memberFeatures } from '#contract/features.ts';
import type { SessionKind } from '#server/database/schema.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { BrowserSessions } from '#server/http/sessions/browser-sessions.ts';
import type { Handler, HttpEnv } from '#server/http/context.ts';
import { route } from '#server/http/route.ts';

/** `/auth/me`, the administrator's check and both logouts (specification, section 7). */
export function addAuth(
  app: Hono<HttpEnv>,
  access: Access,
  sessions: BrowserSessions,
  saveProfile: Handler,
): void {
  route(app, apiBase + calls.me, {
    GET: async (context) => {
      const session = await access.session(context);
      return context.json(
        session ? { user: session.account.user, features: memberFeatures } : { user: null },
      );
    },
    PATCH: saveProfile,
  });

  route(app, apiBase + calls.adminVerifyToken, {
    GET: async (context) => {
      const { account } = await access.administrator(context);
      const answer = { user: account.user, isAdmin: true, features } as const;
      return context.json(answer satisfies Answers['adminVerifyToken']);
    },
  });

  const createLogout =
    (kinds: readonly SessionKind[]): Handler =>
    async (context) => {
      for (const kind of kinds) await sessions.end(context, kind);
      return context.json({ message: 'Logged out successfully' });
    };
  // The site's logout ends both sessions of this browser; the admin area's leaves the visitor's session.
  route(app, apiBase + calls.logout, { POST: createLogout(['member', 'admin']) });
  route(app, apiBase + calls.adminLogout, { POST: createLogout(['admin']) });
}

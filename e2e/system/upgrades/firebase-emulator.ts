import { once } from 'node:events';
import { createServer } from 'node:http';

const projectId = 'demo-banyan';
export const member = { subject: 'meera', name: 'Meera “मीरा”', email: 'meera@example.com' };

export interface FirebaseEmulator {
  /** Environment of a server that asks it. */
  readonly environment: Readonly<Record<string, string>>;
  /** A token of `member`, unsigned as the emulator's are. */
  readonly createToken: () => string;
  readonly close: () => void;
}

/** Knows `member`, and answers the one call that a server makes. */
export async function openFirebaseEmulator(): Promise<FirebaseEmulator> {
  const server = createServer((_, answer) =>
    answer.end(JSON.stringify({ users: [{ localId: member.subject }] })),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    environment: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
    },
    createToken: () => {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        sub: member.subject,
        iat: now,
        auth_time: now,
        exp: now + 3600,
        name: member.name,
        email: member.email,
        email_verified: true,
        firebase: { sign_in_provider: 'google.com' },
      };
      return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
    },
    close: () => server.close(),
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

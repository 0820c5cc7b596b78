import type { Page, Request, Route } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';

/** The calls of the specification, section 7: method, path below `apiBase`, and whether it may have a category. */
const specifiedCalls: readonly RegExp[] = [
  /^GET \/auth\/me$/,
  /^POST \/auth\/(?:login|google-login|send-otp|verify-otp|forgot-password|reset-password|logout|adminLogout)$/,
  /^GET \/auth\/adminVerifyToken$/,
  /^GET \/tours\/get-package-list-of-five\?category=[^&]+$/,
  /^GET \/tours\/get-all-categories-list(?:\?category=[^&]+)?$/,
  /^GET \/tours\/getAllPackage$/,
  /^GET \/tours\/package-detail\/[^/?]+$/,
  /^POST \/tours\/create-package$/,
  /^PATCH \/tours\/edit-package\/[^/?]+$/,
  /^DELETE \/tours\/delete-package\/[^/?]+$/,
  /^GET \/tours\/get-popular-destination$/,
  /^POST \/tours\/popular-destination$/,
  /^PATCH \/tours\/popular-destination-edit\/[^/?]+$/,
  /^DELETE \/tours\/popular-destination\/[^/?]+$/,
];

const tours = ['Backwaters', 'Temples'].map((name, index) => ({
  _id: String(index + 1),
  category: 'domestic',
  name,
  place: 'Kerala',
  days: 2,
  nights: 1,
  persons: 2,
  price: 1000,
  description: 'On the water.',
  images: [],
  tripHighlights: [],
  inclusions: [],
  exclusions: [],
  dayWiseItinerary: [{ _id: 'a', day: 1, description: 'Arrive' }],
}));

const people = {
  member: { name: 'Asha Rao', email: 'asha@example.com', profilePic: '' },
  owner: { name: 'Meera', email: 'owner@example.com', profilePic: '' },
} as const;

function toCall(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname.slice(apiBase.length)}${search}`;
}

/** A backend of somebody else, which knows the calls of the specification alone, in place of ours. */
export async function simulateForeignBackend(page: Page, signedIn?: keyof typeof people) {
  const made: string[] = [];
  let session = signedIn;

  const answers: Readonly<Record<string, () => unknown>> = {
    'GET /auth/me': () => ({ user: session ? people[session] : null }),
    'GET /auth/adminVerifyToken': () => session && { user: people[session], isAdmin: session === 'owner' },
    'POST /auth/login': () => {
      session = 'owner';
      return { user: people.owner, isAdmin: true, token: 'token' };
    },
    'POST /auth/logout': () => {
      session = undefined;
      return { message: 'Logged out' };
    },
    'POST /auth/adminLogout': () => {
      session = undefined;
      return { message: 'Logged out' };
    },
    'GET /tours/get-all-categories-list': () => ({ data: [] }),
    'GET /tours/getAllPackage': () => ({ tours }),
    'GET /tours/get-popular-destination': () => ({ destinations: [{ _id: '9', name: 'Goa', images: [] }] }),
  };
  const answerOf = (call: string): unknown => {
    if (call in answers) return answers[call]?.();
    if (call.startsWith('GET /tours/package-detail/'))
      return { data: tours.find(({ _id }) => call.endsWith(`/${_id}`)) };
    return call.startsWith('GET /tours/') ? { data: tours } : { message: 'Done' };
  };

  await page.route(`**${apiBase}/**`, async (route: Route, request) => {
    const call = toCall(request);
    made.push(call);
    if (!specifiedCalls.some((pattern) => pattern.test(call)))
      return route.fulfill({ status: 404, json: {} });
    const answer = answerOf(call);
    return route.fulfill(answer === undefined ? { status: 401, json: {} } : { json: answer });
  });
  return {
    calls: (): readonly string[] => made,
    /** Those that a foreign backend does not know. */
    unknownCalls: () => made.filter((call) => !specifiedCalls.some((pattern) => pattern.test(call))),
  };
}

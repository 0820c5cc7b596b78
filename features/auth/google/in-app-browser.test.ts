import { expect, it } from 'vitest';
import { findInAppBrowser } from './in-app-browser.ts';

const android =
  'Mozilla/5.0 (Linux; Android 11; Mi A3 Build/RKQ1.200903.002; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    'Instagram',
    `${android} Version/4.0 Chrome/131.0.6778.14 Mobile Safari/537.36 Instagram 355.0.0.37.103 Android (30/11; 320dpi)`,
  ],
  [
    'Facebook',
    `${android} Version/4.0 Chrome/93.0.4577.82 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/127.0.0.22.69;]`,
  ],
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone13,3;FBMD/iPhone;FBSN/iOS;FBSV/14.5]`],
])('recognises the browser inside %s (%s)', (app, userAgent) => {
  expect(findInAppBrowser(userAgent)).toBe(app);
});

it.each([
  `${android} Chrome/131.0.0.0 Mobile Safari/537.36`,
  `${iPhone} Version/14.1 Mobile/15E148 Safari/604.1`,
  `${iPhone} CriOS/91.0.4472.80 Mobile/15E148 Safari/604.1`,
  '',
])('takes %j for a browser of its own', (userAgent) => {
  expect(findInAppBrowser(userAgent)).toBeNull();
});

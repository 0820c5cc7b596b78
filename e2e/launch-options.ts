const executablePath = process.env['CHROMIUM_PATH'];

/** Chromium is kept from calling home, so that a test sees only the product's own requests. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** How every browser of the tests is started. */
export const launchOptions = { ...(executablePath && { executablePath }), args: [...quiet, ...asRoot] };

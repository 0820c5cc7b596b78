const executablePath = process.env['CHROMIUM_PATH'];

/** Disables Chromium's own requests, so that tests see only the product's. */
const backgroundFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...backgroundFlags, ...asRoot],
};

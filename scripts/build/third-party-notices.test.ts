import { expect, it } from 'vitest';
import { createThirdPartyNotices } from './third-party-notices.ts';

it('names fonts and packages with the texts of their licences, and no development tools', async () => {
  const notices = await createThirdPartyNotices();
  for (const name of [
    'react',
    'hono',
    'sharp',
    '@fontsource-variable/anek-latin',
    '@fontsource-variable/eczar',
  ])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(.+\\)$`, 'm'));
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('Permission is hereby granted, free of charge');
  expect(notices).not.toMatch(/^(?:vitest|typescript|@playwright\/test) /m);
});

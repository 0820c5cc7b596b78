import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionHead } from './section.tsx';

it('is read as two words, and its id names the first alone', () => {
  render(
    <section aria-labelledby="domestic">
      <SectionHead id="domestic" title="Domestic" local="देश" />
    </section>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Domestic देश');
  expect(screen.getByRole('region', { name: 'Domestic' })).toBeVisible();
});

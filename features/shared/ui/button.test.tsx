import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionLink, IconButton } from './button.tsx';

it.each(['javascript:alert(1)', 'data:text/html,x', 'http://x.example', '/about', ''])(
  'never links out of the site to %j',
  (href) => {
    render(
      <ActionLink tone="line" href={href}>
        Go
      </ActionLink>,
    );
    expect(screen.queryByText('Go')).toBeNull();
  },
);

it.each([
  ['tel:+919876543210', null],
  ['mailto:a@b.example', null],
  ['https://wa.me/1', 'noopener noreferrer'],
])('links to %s with rel %s', (href, rel) => {
  render(
    <ActionLink tone="line" href={href}>
      Go
    </ActionLink>,
  );
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href);
  expect(screen.getByRole('link').getAttribute('rel')).toBe(rel);
});

it('calls back on a click, and not while inactive', async () => {
  const act = vi.fn<() => void>();
  const view = render(
    <IconButton label="Next" onClick={act}>
      x
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  view.rerender(
    <IconButton label="Next" onClick={act} isInactive>
      x
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(act).toHaveBeenCalledTimes(1);
});

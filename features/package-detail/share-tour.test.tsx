import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareTour } from './share-tour.tsx';

const tour = { _id: 'p 1', name: 'Backwaters & tea hills' };
const address = 'https://banyan.example/packages/detail/p%201';
const show = () => render(<ShareTour tour={tour} address={address} />);

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['brochures'];
});

it('copies the link, and sends it on WhatsApp, where there is no share sheet', async () => {
  const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show();
  const chat = screen.getByRole('link', { name: 'Send on WhatsApp' });
  const message = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
  expect(message).toBe(`${tour.name}: ${address}`);
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith(address);
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.');
});

it('opens the share sheet instead where there is one', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share this tour' }));
  expect(share).toHaveBeenCalledWith({ title: tour.name, url: address });
  expect(screen.queryByRole('link', { name: 'Send on WhatsApp' })).toBeNull();
});

it('offers the brochure only in a document of a server that makes it', () => {
  const { unmount } = show();
  expect(screen.queryByRole('link', { name: 'Brochure (PDF)' })).toBeNull();
  unmount();
  document.documentElement.dataset['brochures'] = '';
  show();
  expect(screen.getByRole('link', { name: 'Brochure (PDF)' })).toHaveAttribute(
    'href',
    '/packages/detail/p%201/brochure.pdf',
  );
});

it('has no button before its script runs', () => {
  const markup = renderToString(<ShareTour tour={tour} address={address} />);
  expect(markup).toContain('Send on WhatsApp');
  expect(markup).toContain('Brochure (PDF)');
  expect(markup).not.toContain('<button');
});

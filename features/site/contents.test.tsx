import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { stubLayout, stubScrolling } from '#features/shared/testing/layout.ts';
import { Contents as AboutContent } from './about/about-content.tsx';
import { content as faqs } from './content/faqs.md';
import { Contents as FaqsContent } from './faqs/help-faqs.tsx';
import { Contents as BookingContent } from './forms/booking-content.tsx';
import { sectionsOf } from './sections/content.ts';
import { originalReviews } from './sections/reviews-data.ts';
import { Contents as TestimonialContent } from './sections/testimonial-content.tsx';
import { Contents as ServicesContent } from './services/services-content.tsx';
import { Contents as TeamContent } from './team/team-content.tsx';

beforeEach(stubLayout);

const region = (name: string) => within(screen.getByRole('region', { name }));
const headings = (part = within(document.body)) =>
  part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const whichArrowsAreDisabled = () =>
  ['Previous reviews', 'Next reviews'].map((name) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled'),
  );

it('About tells its story beside six pictures, states mission and vision, gives five reasons and shows its owner', () => {
  render(<AboutContent />);
  const pictures = region('It began with a bus for our aunts').getAllByRole('img');
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) expect(picture).toHaveAccessibleName();
  for (const name of ['Our mission', 'Our vision'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(region('Why choose us').getAllByRole('listitem')).toHaveLength(5);
  expect(region('Raghunath Desai').getByText('Owner', { exact: true })).toBeVisible();
});

it('Services offers its four services twice, and shows what travellers wrote, with an arrow at its end disabled', async () => {
  stubScrolling({ clientWidth: 400, scrollWidth: 800 });
  render(<ServicesContent />);
  const services = ['Worldwide tours', 'Hotel reservation', 'Travel guides', 'Event management'];
  for (const name of ['For friends and families', 'For offices, schools and societies'])
    expect(headings(region(name))).toEqual(services);
  for (const { name } of originalReviews)
    expect(region('Customer reviews').getByText(name)).toBeInTheDocument();
  expect(whichArrowsAreDisabled()).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Reviews, page 2' }));
  expect(whichArrowsAreDisabled()).toEqual(['false', 'true']);
  expect(screen.getByText('Reviews, page 2 of 2')).toBeInTheDocument();
});

it('Booking shows the three steps, then the form and how to book', () => {
  render(<BookingContent />);
  expect(headings()).toEqual(['Choose a destination', 'Book offline or online', 'Fly']);
  expect(screen.getByRole('form', { name: 'Book A Tour' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    originalAgency.phones.india.address,
  );
});

it('Guides shows one guide, as the proprietor, with his social links', () => {
  render(<TeamContent />);
  expect(screen.getAllByRole('img', { name: /^Portrait of/ })).toHaveLength(1);
  const card = region('Raghunath Desai');
  expect(card.getByText('Proprietor', { exact: true })).toBeVisible();
  for (const network of ['Facebook', 'Instagram'])
    expect(card.getByRole('link', { name: `Raghunath Desai on ${network}` })).toBeVisible();
});

it('Testimonial shows the whole of what four customers wrote, and from where', () => {
  render(<TestimonialContent />);
  expect(screen.getAllByRole('figure')).toHaveLength(4);
  for (const { name, text, rest, town, trip } of originalReviews) {
    const card = within(screen.getByText(name).closest('figure') ?? document.body);
    for (const part of [text, rest, town, trip]) expect(card.getByText(part)).toBeVisible();
  }
});

it('the FAQs ask each question once, under the heading of its group', () => {
  render(<FaqsContent />);
  const groups = sectionsOf(faqs).filter(({ id }) => id !== undefined);
  const questions = groups.flatMap(({ title, content }) =>
    sectionsOf(content).map((question) => ({ group: title, question: question.title })),
  );
  for (const { group, question } of questions)
    expect(screen.getByRole('region', { name: group })).toHaveTextContent(question);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

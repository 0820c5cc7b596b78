import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { questionGroups } from './help-faqs-data.ts';
import { FaqsContent } from './help-faqs.tsx';

const questions = questionGroups.flatMap((group) => group.questions);

it('asks each question once, under the heading of its group', () => {
  render(<FaqsContent />);
  for (const { title, questions: groupQuestions } of questionGroups) {
    const group = screen.getByRole('region', { name: title });
    for (const { question } of groupQuestions) expect(group).toHaveTextContent(question);
  }
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThanOrEqual(12);
});

it('answers when a question is pressed, and leaves other answers open', async () => {
  render(<FaqsContent />);
  const answer = screen.getByText(/^No\. Ring us/);
  const other = screen.getByText(/sharing rooms\. If there are more/);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText('Can I book on this site?'));
  expect(answer).toBeVisible();
  await userEvent.click(screen.getByText('Is the price for one person or for all of us?'));
  expect(other).toBeVisible();
  expect(answer).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { VisibilityNote } from './visibility-note.tsx';

it('is empty for a public package, whatever name it has', () => {
  const { container } = render(<VisibilityNote tour={aPackage({ preparedFor: 'the Sharma family' })} />);
  expect(container).toBeEmptyDOMElement();
});

it('says for whom a package by link was prepared', () => {
  render(<VisibilityNote tour={aPackage({ visibility: 'link', preparedFor: 'the Sharma family' })} />);
  expect(screen.getByText('Prepared for the Sharma family')).toBeVisible();
});

it('says to whoever has the link that it is prepared for them when no name was given', () => {
  render(<VisibilityNote tour={aPackage({ visibility: 'link' })} />);
  expect(screen.getByText('Prepared for you')).toBeVisible();
});

it('says of a draft who sees it, and leads to its form', () => {
  render(<VisibilityNote tour={aPackage({ visibility: 'draft' })} />);
  expect(screen.getByText('Nobody sees this tour yet: only administrators can open it')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/edit-package/p1');
});

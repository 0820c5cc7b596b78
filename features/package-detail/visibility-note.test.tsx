import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { VisibilityNote } from './visibility-note.tsx';

it('is empty for a public package, whatever name it has', () => {
  const { container } = render(<VisibilityNote tour={aPackage({ preparedFor: 'the Sharma family' })} />);
  expect(container).toBeEmptyDOMElement();
});

it('says to whoever has the link that it is prepared for them when no name was given', () => {
  render(<VisibilityNote tour={aPackage({ visibility: 'link' })} />);
  expect(screen.getByText('Prepared for you')).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFormFixture } from '#features/admin/testing/form-fixture.tsx';
import { createPhotos, stubImageDecoder } from '#features/admin/testing/pictures.ts';
import { aPackage } from '#features/shared/testing/builders.ts';

beforeEach(() => {
  localStorage.clear();
  return stubImageDecoder();
});

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const detailsOf = (form: FormData | undefined): unknown => {
  const text = form?.get('pictureDetails');
  return typeof text === 'string' ? JSON.parse(text) : text;
};

const hintOf = (name: string) => screen.getByLabelText(name).getAttribute('aria-describedby') ?? '';

async function open(package_ = aPackage({ images: ['/a', '/b'] }), hasPictureDetails = true) {
  const fixture = createFormFixture({ package: () => Promise.resolve(package_) });
  Object.assign(fixture.deps, { hasPictureDetails });
  const view = fixture.edit('p1');
  await screen.findByRole('button', { name: 'Update Package' });
  return { ...fixture, ...view };
}

describe('the details of a picture', () => {
  it('are set in the form and sent with the save', async () => {
    const { api } = await open();
    await clickButton('Details of picture 1');
    await userEvent.click(screen.getByRole('slider', { name: 'What must stay in view of picture 1' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    await userEvent.type(screen.getByRole('textbox', { name: 'What the picture shows' }), 'A houseboat');
    await clickButton('Use as banner');
    await clickButton('Update Package');
    await waitFor(() => expect(api.editPackage).toHaveBeenCalled());
    const form = api.editPackage.mock.lastCall?.[1];
    expect(detailsOf(form)).toEqual([
      {
        image: '/a',
        focal: expect.objectContaining({ x: expect.any(Number) }),
        alt: 'A houseboat',
        banner: true,
      },
    ]);
    expect(form?.get('imageOrder')).toBe('["/a","/b"]');
  });

  it('are not sent while the pictures are as they are stored', async () => {
    const { api } = await open(
      aPackage({ images: ['/a'], pictureDetails: [{ address: '/a', alt: 'Boat' }] }),
    );
    await userEvent.type(screen.getByLabelText('Price'), '0');
    await clickButton('Update Package');
    await waitFor(() => expect(api.editPackage).toHaveBeenCalled());
    expect(detailsOf(api.editPackage.mock.lastCall?.[1])).toBeNull();
  });

  it('are in the draft that is offered at the next visit', async () => {
    const { unmount } = await open();
    await clickButton('Details of picture 2');
    await userEvent.type(screen.getByRole('textbox', { name: 'What the picture shows' }), 'A lake');
    unmount();
    await open();
    await clickButton('Continue with your draft');
    await clickButton('Details of picture 2');
    expect(screen.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue('A lake');
  });

  it('of many new pictures are sent with the call that sends each', async () => {
    const first = aPackage({
      _id: 'made',
      version: 1,
      images: Array.from({ length: 10 }, (_, at) => `/${at}`),
    });
    const fixture = createFormFixture({
      package: () => Promise.resolve(aPackage()),
      createPackage: () => Promise.resolve({ message: '', value: first }),
      editPackage: () =>
        Promise.resolve({ message: '', value: { ...first, version: 2, images: [...first.images, '/10'] } }),
    });
    fixture.create('p1');
    await screen.findByRole('button', { name: 'Submit' });
    await userEvent.upload(screen.getByLabelText('Images', { selector: 'input' }), createPhotos(11));
    await screen.findByText('11 Image(s) Selected');
    for (const place of [1, 11]) {
      await clickButton(`Details of picture ${place}`);
      await userEvent.type(screen.getByRole('textbox', { name: 'What the picture shows' }), `Text ${place}`);
    }
    await clickButton('Submit');
    await waitFor(() => expect(fixture.deps.onSaved).toHaveBeenCalled());
    expect(detailsOf(fixture.api.createPackage.mock.lastCall?.[0])).toEqual([
      { image: 'new:0', alt: 'Text 1' },
    ]);
    expect(detailsOf(fixture.api.editPackage.mock.lastCall?.[1])).toEqual([
      { image: '/0', alt: 'Text 1' },
      { image: 'new:0', alt: 'Text 11' },
    ]);
  });

  it('are neither shown nor sent where the backend does not keep them', async () => {
    const { api } = await open(
      aPackage({ images: ['/a', '/b'], pictureDetails: [{ address: '/a', alt: 'Boat' }] }),
      false,
    );
    expect(screen.queryByRole('button', { name: /Details/ })).toBeNull();
    expect(screen.queryByText('Banner')).toBeNull();
    expect(screen.queryByText(/banner/)).toBeNull();
    await clickButton('Move picture 1 right');
    await clickButton('Update Package');
    await waitFor(() => expect(api.editPackage).toHaveBeenCalled());
    expect(api.editPackage.mock.lastCall?.[1].has('imageOrder')).toBe(true);
    expect(detailsOf(api.editPackage.mock.lastCall?.[1])).toBeNull();
  });
});

describe('what the form says', () => {
  it('unsaved changes, from the first one until it is taken back', async () => {
    await open();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await userEvent.type(screen.getByLabelText('Price'), '0');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Price'), '{Backspace}');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('as many entries as the page shows points', async () => {
    await open(
      aPackage({ inclusions: ['✓ Breakfast • Dinner', 'Tea'], exclusions: ['•'], tripHighlights: ['a • b'] }),
    );
    expect(document.getElementById(hintOf('Inclusions'))).toHaveTextContent('3 entries.');
    expect(document.getElementById(hintOf('Trip highlights'))).toHaveTextContent('1 entry.');
    expect(document.getElementById(hintOf('Exclusions'))).not.toHaveTextContent('entr');
  });

  it('what the price is for', async () => {
    await open();
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('In rupees, for all persons together');
  });
});

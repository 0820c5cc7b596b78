import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { User } from '#contract/user.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { AuthActions } from '#features/auth/actions.ts';
import { done, failed, type Outcome } from '#features/auth/actions.ts';
import { createProfileDrafts } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';

type Save = AuthActions['saveProfile'];
const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const withPicture = { ...asha, profilePic: 'https://pics.example/asha.jpg' };
const photo = new File(['pixels'], 'me.jpg', { type: 'image/jpeg' });

// jsdom has no object URLs.
beforeEach(() => {
  sessionStorage.clear();
  let created = 0;
  URL.createObjectURL = () => `blob:${created++}`;
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

function renderForm(user: User = asha, answer: Save = () => Promise.resolve(done('Saved it'))) {
  const save = vi.fn<Save>(answer);
  const lost = new Set<() => void>();
  const props = {
    actions: { saveProfile: save },
    drafts: createProfileDrafts(sessionStorage),
    onSessionExpired: (listener: () => void) => {
      lost.add(listener);
      return () => void lost.delete(listener);
    },
  };
  const view = render(<ProfileForm user={user} {...props} />);
  return {
    save,
    unmount: view.unmount,
    /** Ends the session and leaves the form. */
    expireSession: () => {
      act(() => lost.forEach((listener) => listener()));
      view.unmount();
    },
    sentFields: () => Object.fromEntries(save.mock.lastCall?.[0] ?? []),
    rerenderWith: (next: User) => view.rerender(<ProfileForm user={next} {...props} />),
  };
}
const name = () => screen.getByLabelText('Name');
const file = () => screen.getByLabelText<HTMLInputElement>('Picture');
const save = () => userEvent.click(screen.getByRole('button', { name: /^Sav/ }));
const pictureSource = () => document.querySelector('img')?.getAttribute('src') ?? null;

describe('the name', () => {
  it('can be changed; the e-mail address is read-only', async () => {
    const { sentFields } = renderForm();
    expect(name()).toHaveValue('Asha Rao');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await userEvent.clear(name());
    await userEvent.type(name(), '  Asha Rao Kulkarni ');
    await save();
    expect(sentFields()).toEqual({ name: 'Asha Rao Kulkarni' });
  });

  it('is required', async () => {
    const { save: called } = renderForm();
    await userEvent.clear(name());
    await userEvent.type(name(), '   ');
    await save();
    expect(name()).toHaveAccessibleDescription('Name is required');
    expect(name()).toHaveFocus();
    expect(called).not.toHaveBeenCalled();
  });

  it('leaves the focus where a picture is chosen after an empty name was refused', async () => {
    renderForm();
    await userEvent.clear(name());
    await save();
    // userEvent.upload returns the focus to the field, which browsers do not.
    file().focus();
    fireEvent.change(file(), { target: { files: [photo] } });
    expect(name()).toHaveAccessibleDescription('Name is required');
    expect(file()).toHaveFocus();
  });
});

describe('what is entered while the profile is saved', () => {
  it('stays in the form', async () => {
    const answer = deferred<Outcome>();
    renderForm(asha, () => answer.promise);
    await userEvent.type(name(), ' K');
    await save();
    await userEvent.type(name(), 'ulkarni');
    await userEvent.upload(file(), photo);
    await act(async () => answer.resolve(done('Saved it')));
    expect(screen.getByText('Saved it')).toBeVisible();
    expect(name()).toHaveValue('Asha Rao Kulkarni');
    expect(pictureSource()).toBe('blob:0');
  });

  it('replaces a picture that is being saved', async () => {
    const answer = deferred<Outcome>();
    const { sentFields } = renderForm(asha, () => answer.promise);
    await userEvent.upload(file(), photo);
    await save();
    await userEvent.upload(file(), new File(['others'], 'other.jpg', { type: 'image/jpeg' }));
    await act(async () => answer.resolve(done('Saved it')));
    expect(pictureSource()).toBe('blob:1');
    expect(sentFields()).toMatchObject({ profilePic: photo });
  });
});

describe('the picture', () => {
  it('can be removed and restored', async () => {
    const { sentFields } = renderForm(withPicture);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(pictureSource()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my picture' }));
    expect(pictureSource()).toBe(withPicture.profilePic);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    await save();
    expect(sentFields()).toEqual({ name: 'Asha Rao', profilePic: '' });
  });

  it('returns to the saved one when the new one is removed, and clears the file input', async () => {
    const { sentFields } = renderForm(withPicture);
    await userEvent.upload(file(), photo);
    await userEvent.click(screen.getByRole('button', { name: 'Remove new picture' }));
    expect(pictureSource()).toBe(withPicture.profilePic);
    expect(file().files).toHaveLength(0);
    expect(file()).toHaveFocus();
    await save();
    expect(sentFields()).toEqual({ name: 'Asha Rao' });
  });

  it.each([
    ['no picture', new File(['x'], 'cv.pdf', { type: 'application/pdf' }), /^JPEG.*Please choose a picture/],
    [
      'too large',
      new File([new Uint8Array(limits.pictureBytes + 1)], 'big.png', { type: 'image/png' }),
      /The picture can have at most 5 MB$/,
    ],
  ])('is refused at once when it is %s, and nothing is sent', async (_, wrong, text) => {
    const { save: called } = renderForm();
    await userEvent.upload(file(), wrong, { applyAccept: false });
    expect(file()).toHaveAccessibleDescription(text);
    await save();
    expect(called).not.toHaveBeenCalled();
    expect(file()).toHaveFocus();
  });
});

describe('saving', () => {
  it('shows that it is running, is sent once, and announces when it is done', async () => {
    const answer = deferred<Outcome>();
    const { save: called, rerenderWith } = renderForm(asha, () => answer.promise);
    await userEvent.upload(file(), photo);
    await save();
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.type(name(), '{Enter}');
    expect(called).toHaveBeenCalledTimes(1);
    answer.resolve(done());
    expect(await screen.findByText('Profile updated successfully')).toBe(screen.getByRole('status'));
    rerenderWith({ ...asha, profilePic: 'https://pics.example/new.jpg' });
    expect(pictureSource()).toBe('https://pics.example/new.jpg');
    expect(file().files).toHaveLength(0);
  });

  it("shows the server's messages beside the fields, and keeps what was entered", async () => {
    const fields = { name: 'Name is taken', profilePic: 'This file is no picture' };
    renderForm(asha, () => Promise.resolve({ status: 'failed', error: 'No', fields }));
    await userEvent.type(name(), '!');
    await userEvent.upload(file(), photo);
    await save();
    expect(await screen.findByText('Name is taken')).toBeVisible();
    expect(screen.getByText('This file is no picture')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(file()).toHaveFocus();
    expect(name()).toHaveValue('Asha Rao!');
    expect(pictureSource()).toBe('blob:0');
  });

  it('shows a failure without fields above the form', async () => {
    renderForm(asha, () => Promise.resolve(failed(undefined)));
    await userEvent.type(name(), '!');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be saved.');
    expect(name()).toHaveValue('Asha Rao!');
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});

describe('an ended session', () => {
  it('restores what was entered on return, once', async () => {
    const first = renderForm();
    await userEvent.type(name(), ' Kulkarni');
    await userEvent.upload(file(), photo);
    first.expireSession();
    const second = renderForm();
    expect(name()).toHaveValue('Asha Rao Kulkarni');
    expect(screen.getByText(/not saved yet. Please choose your picture once more/)).toBeVisible();
    await save();
    expect(second.sentFields()).toEqual({ name: 'Asha Rao Kulkarni' });
    expect(screen.queryByText(/not saved yet/)).toBeNull();
    second.unmount();
    renderForm();
    expect(name()).toHaveValue('Asha Rao');
  });

  it('restores it after a reload, too, and the removal of the picture', async () => {
    const { unmount } = renderForm(withPicture);
    await userEvent.type(name(), ' Kulkarni');
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    const { sentFields } = renderForm(withPicture);
    expect(screen.queryByText(/once more/)).toBeNull();
    await save();
    expect(sentFields()).toEqual({ name: 'Asha Rao Kulkarni', profilePic: '' });
  });

  it('stores nothing where nothing was entered, and restores nothing for another user', async () => {
    renderForm().expireSession();
    expect(sessionStorage).toHaveLength(0);
    const reopened = renderForm();
    await userEvent.type(name(), '!');
    reopened.expireSession();
    renderForm({ ...asha, _id: '8', name: 'Ravi' });
    expect(name()).toHaveValue('Ravi');
  });
});

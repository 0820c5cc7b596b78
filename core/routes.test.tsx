import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { Router, useRoute } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { accessOf } from './path.ts';

describe('accessOf', () => {
  it.each([
    '/',
    '/Home',
    '/about',
    '/packages/all%20packages',
    '/sign-in',
    '/admin-login',
    '/admin-login/forgot-password',
    '/admin-login/reset-password',
    '/administrator',
    '',
  ])('leaves %j to everybody', (path) => expect(accessOf(path)).toBe('public'));

  it.each(['/edit-profile', '/Edit-Profile/', '/edit%2Dprofile', '/%65dit-profile'])(
    'requires a member at %j',
    (path) => expect(accessOf(path)).toBe('member'),
  );

  it.each([
    '/admin',
    '/admin/',
    '/ADMIN',
    '/%61dmin',
    '/Admin/Packages',
    '/admin/packages/create',
    '/admin/edit-package/7',
    '/admin/nothing-here',
    '/admin/%E0%A4%A',
  ])('asks for an administrator at %j', (path) => expect(accessOf(path)).toBe('admin'));

  it.each(['/%E0%A4%A', '/%61dmin/%E0%A4%A', '/%2561dmin'])(
    'takes %j for public, as no route shows an admin page there',
    (path) => {
      expect(accessOf(path)).toBe('public');
      expect(shownByWouter(path)).toBe(false);
    },
  );

  it('guards every spelling that wouter would take for the admin area', () => {
    for (const path of [
      '/aDmIn',
      '/%41dmin',
      '/admin//',
      '/admin/%2e',
      '/%61%64%6D%69%6E/packages',
      '/admin%2Fx',
    ])
      expect(accessOf(path) === 'admin' || !shownByWouter(path)).toBe(true);
  });
});

function shownByWouter(path: string): boolean {
  const { hook } = memoryLocation({ path });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Router hook={hook}>{children}</Router>;
  const { result } = renderHook(() => useRoute('/admin/*?'), { wrapper });
  return result.current[0];
}

import { proxy } from 'valtio/vanilla';
import type { AuthStore } from './store.ts';

export interface AdministratorState {
  isSignedIn: boolean;
}

const states = new WeakMap<object, AdministratorState>();

/**
 * Whether an administrator is signed in in this browser, also where the state of the store has a member. It is not in that
 * state, whose values are specified, and not in its code, which every visitor loads.
 */
export function administratorOf(auth: Pick<AuthStore, 'state'>): AdministratorState {
  const state = states.get(auth) ?? proxy({ isSignedIn: false });
  states.set(auth, state);
  return state;
}

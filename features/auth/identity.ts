/** The port to the identity provider that signs visitors in with their Google account. */
export interface Identity {
  /** Fetches what a sign-in needs, without asking anything of another host. @throws when it does not arrive */
  prepare(): Promise<void>;
  /**
   * Lets the visitor choose an account in a popup; call it straight from a click, or browsers block the popup.
   * @returns the provider's idToken @throws when the visitor closes the popup, or anything else goes wrong
   */
  signIn(): Promise<string>;
}

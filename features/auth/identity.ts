/** The port to the identity provider that signs visitors in with their Google account. */
export interface Identity {
  /** Fetches what a sign-in needs, without asking anything of another host. @throws when it does not arrive */
  prepare(): Promise<void>;
  /**
   * Lets the visitor choose an account in a popup; call it straight from a click, or browsers block the popup.
   * @param onClosed called once if the popup has been closed and no answer has come yet. The answer can still
   * come: a popup also closes by itself when the account is chosen, and a closed one fails only seconds later
   * @returns the provider's idToken @throws when the visitor closes the popup, or anything else goes wrong
   */
  signIn(onClosed: () => void): Promise<string>;
}

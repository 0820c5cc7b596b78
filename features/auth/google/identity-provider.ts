export interface IdentityProvider {
  /** Loads the code without a request to another host. @throws when it does not arrive */
  prepare(): Promise<void>;
  /**
   * Call it synchronously in a click, or browsers block the popup.
   * @param onClosed called once if the popup is closed before the answer, which may still follow
   * @returns the idToken @throws when the visitor closes the popup, or on any other failure
   */
  signIn(onClosed: () => void): Promise<string>;
}

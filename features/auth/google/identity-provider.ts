export interface IdentityProvider {
  /** Loads the code without a request to another host. @throws when it does not arrive */
  prepare(): Promise<void>;
  /**
   * Call it synchronously in a click, or browsers block the popup. @returns the idToken @throws on failure
   * @param onClosed called once if the popup is closed before the answer, which may still follow
   */
  signIn(onClosed: () => void): Promise<string>;
}

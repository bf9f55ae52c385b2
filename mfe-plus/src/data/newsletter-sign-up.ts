/** Puts an address on the list. The code of the call comes when somebody wants to be on it. */
export async function signUpForNewsletter(email: string): Promise<void> {
  const calls = await import(/* webpackChunkName: "newsletter-sign-up" */ '@webdocs/http/account-calls');
  await calls.signUpForNewsletter({ email });
}

/** Whether questions stay on the machine of the site. */
export function isOfThisMachine(address: string): boolean {
  return /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(address).hostname);
}

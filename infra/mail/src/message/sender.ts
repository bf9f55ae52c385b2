/** In whose name mail goes out. */
export interface Sender {
  readonly siteName: string;
  readonly siteAddress: string;
  readonly from: string;
  readonly replyTo: string | null;
  /** Who is told that mail did not arrive: an address, in which `{id}` is the number of the mail; null for `from`. */
  readonly bounces: string | null;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

import ipaddr from 'ipaddr.js';

/** Why an address is not connected to; null of one that is. */
export type AddressRule = (address: string) => string | null;

/** Of one provider of machines, public by its number: it answers with secrets of the machine that asks. */
const metadataAddresses = ['168.63.129.16', '169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '192.0.0.192'];

/** Ranges of one machine or one network, which a site for tests may scan. */
const localRanges: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'];

const words: Readonly<Record<string, string>> = {
  unspecified: 'an address of no machine',
  broadcast: 'a broadcast address',
  multicast: 'a multicast address',
  linkLocal: 'a link-local address',
  loopback: 'a loopback address',
  carrierGradeNat: 'an address behind a provider (CGNAT)',
  private: 'a private address',
  uniqueLocal: 'a unique local address',
  ipv4Mapped: 'a mapped IPv4 address',
  rfc6052: 'a NAT64 address',
  rfc6145: 'a translated IPv4 address',
  '6to4': 'a 6to4 address',
  teredo: 'a Teredo address',
};

function reasonFor(address: string, allowed: (range: string) => boolean): string | null {
  if (!ipaddr.isValid(address)) return 'no address';
  const parsed = ipaddr.parse(address);
  if (metadataAddresses.some((one) => ipaddr.parse(one).toNormalizedString() === parsed.toNormalizedString())) return 'a metadata address';
  const range = parsed.range();
  if (allowed(range)) return null;
  // Only 2000::/3 is given out: what else the library calls unicast is of later times.
  const isPublic = range === 'unicast' && (parsed.kind() === 'ipv4' || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1);
  return isPublic ? null : (words[range] ?? 'a reserved address');
}

/** Public addresses alone. */
export const publicAddresses: AddressRule = (address) => reasonFor(address, () => false);

/** Also those of this machine and its network, never what answers with secrets. */
export const localAddresses: AddressRule = (address) => reasonFor(address, (range) => localRanges.includes(range));

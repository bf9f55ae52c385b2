import { socialNetworks, type SocialLink } from '@webdocs/contracts/social-network';
import type { Kind } from './kinds.ts';

/** Accounts of the site, each network once, in the order in which they are shown. */
export const socialLinkList: Kind<SocialLink[]> = {
  allowed: `accounts such as mastodon=https://mastodon.example/@docs, of ${socialNetworks.join(', ')}, with commas between`,
  many: true,
  parse(given) {
    const links = given
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map(socialLink);
    const known = links.filter((link) => link !== undefined);
    const isRight = known.length === links.length && new Set(known.map(({ network }) => network)).size === known.length;
    return isRight ? known : undefined;
  },
};

function socialLink(given: string): SocialLink | undefined {
  const [name = '', address = ''] = /^([a-z]+)=(.*)$/.exec(given)?.slice(1) ?? [];
  const network = socialNetworks.find((candidate) => candidate === name);
  if (!network || /[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, username, href } = new URL(address);
  return protocol === 'https:' && !username ? { network, href } : undefined;
}

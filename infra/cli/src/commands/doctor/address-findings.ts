import { isLocalRun, isLoopback, type ExaminedSettings } from './examined-settings.ts';
import { bad, ok, warn, type Finding } from './finding.ts';

/** Who can reach the site, by which name, and what that does to its cookies. */
export function addressFindings(settings: ExaminedSettings): Finding[] {
  return [listening(settings), publicAddress(settings), sessionCookie(settings)];
}

function listening(settings: ExaminedSettings): Finding {
  const { bind, publicAddress: address, trustedProxies } = settings;
  const subject = 'listening';
  if (isLoopback(bind) && address) return ok(subject, `on ${bind}, for this machine alone`);
  if (isLoopback(bind)) return ok(subject, `on ${bind}, for this machine alone; a proxy in front of it needs WEBDOCS_PUBLIC_ADDRESS`);
  if (!address) {
    return bad(
      subject,
      `on ${bind}, for every client, under any host name`,
      'Say where readers find the site: WEBDOCS_PUBLIC_ADDRESS=https://docs.example.org; or listen on 127.0.0.1.',
    );
  }
  if (trustedProxies.length === 0) {
    return warn(
      subject,
      `on ${bind}, and no proxy is trusted: behind one, all readers would share its address, and its limits of calls`,
      'Name the addresses of your proxies: WEBDOCS_TRUSTED_PROXIES=10.0.0.0/8; without a proxy this is as it should be.',
    );
  }
  return ok(subject, `on ${bind}, behind ${trustedProxies.join(', ')}`);
}

function publicAddress(settings: ExaminedSettings): Finding {
  const { publicAddress: address } = settings;
  const subject = 'public address';
  if (!address) return ok(subject, 'none, as in a local run');
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isLoopback(hostname)) return ok(subject, address);
  return bad(subject, `${address} can be read by everyone on the network`, 'Put TLS in front of the site and name it with https://.');
}

function sessionCookie(settings: ExaminedSettings): Finding {
  const { publicAddress: address } = settings;
  const subject = 'session cookie';
  if (isLocalRun(settings)) return ok(subject, 'without Secure, which a local run cannot have');
  if (!address)
    return warn(subject, 'goes by the name that a visitor asks for', 'Set WEBDOCS_PUBLIC_ADDRESS: the cookie then keeps to it.');
  if (address.startsWith('https:')) return ok(subject, '__Host-, Secure, HttpOnly, SameSite=Lax');
  return bad(subject, 'travels without TLS: who listens on the way can use it', 'Set WEBDOCS_PUBLIC_ADDRESS to an address with https://.');
}

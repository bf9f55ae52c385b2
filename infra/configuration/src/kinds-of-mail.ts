import { createPrivateKey } from 'node:crypto';
import type { Kind } from './kinds.ts';

export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly isTls: boolean;
}

const defaultPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Name and password have settings of their own: an address is shown, they are not. */
export const smtpAddress: Kind<SmtpAddress | null> = {
  allowed: 'an address such as smtp://mail.example.org:587 or smtps://mail.example.org, without name and password',
  parse(given) {
    if (given === '') return null;
    if (/[\s\p{Cc}]/u.test(given) || !URL.canParse(given)) return undefined;
    const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(given);
    const usual = defaultPorts[protocol];
    if (usual === undefined || hostname === '' || username || password || search || hash || !['', '/'].includes(pathname)) return undefined;
    return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usual : Number(port), isTls: protocol === 'smtps:' };
  },
};

const isEmailAddress = (text: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text) && text.length <= 254;

export const emailAddress: Kind<string | null> = {
  allowed: 'an e-mail address such as docs@example.org',
  parse: (given) => (given === '' ? null : isEmailAddress(given) ? given : undefined),
};

export const bounceAddress: Kind<string | null> = {
  allowed: 'an e-mail address, in which {id} may take the place of the number of the mail',
  parse(given) {
    if (given === '') return null;
    // As long as the number of a mail.
    const one = given.replace('{id}', '0'.repeat(32));
    return isEmailAddress(one) && !/[{}]/.test(one) ? given : undefined;
  },
};

export const dkimSelector: Kind<string> = {
  allowed: 'the name of a key, of letters, digits, dots and hyphens',
  parse: (given) => (given === '' || /^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i.test(given) ? given : undefined),
};

const leastBits = 1024;

/** Lines of a file have their place in a variable as they are, or with \\n between them. */
export const dkimKey: Kind<string> = {
  allowed: 'a private RSA key in PEM (-----BEGIN PRIVATE KEY-----), its lines apart or with \\n between them',
  parse(given) {
    if (given === '') return '';
    const pem = given.replaceAll('\\n', '\n').trim();
    try {
      const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
      return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits ? pem : undefined;
    } catch {
      return undefined;
    }
  },
};

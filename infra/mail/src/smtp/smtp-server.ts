/** The mail server that takes what is sent, and how it is reached. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else the connection is turned into one, but for `encryption`. */
  readonly isTls: boolean;
  /** auto: to every host but this machine. */
  readonly encryption: 'auto' | 'required' | 'none';
  readonly user: string;
  readonly password: string;
  /** Connections at once. */
  readonly connections: number;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly privateKey: string };
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

export function nameOf({ host, port }: Pick<SmtpServer, 'host' | 'port'>): string {
  return `${host}:${port}`;
}

/** Whether nothing is said before the connection is encrypted. */
export function needsTls({ host, encryption }: Pick<SmtpServer, 'host' | 'encryption'>): boolean {
  return encryption === 'required' || (encryption === 'auto' && !loopback.test(host));
}

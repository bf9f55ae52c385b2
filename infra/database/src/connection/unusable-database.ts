import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { isConnectionLost } from './lost-connection.ts';

const loginRefused = /^28/;
const databaseMissing = '3D000';

/** Refuses at the door what the driver would take for the name of a host, and then look for without end. */
export function checkAddress(url: string): void {
  const isSocket = url.startsWith('/') || url.startsWith('socket:');
  if (isSocket || (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol))) return;
  throw new Failure('DATABASE_URL_MALFORMED', { url: withoutPassword(url) });
}

/** What keeps a database that was named by its address from being used, as a failure that says what to change. */
export function unusable(thrown: unknown, url: string | undefined): unknown {
  if (thrown instanceof Failure && thrown.code !== 'DATABASE_AWAY') return thrown;
  const { user, place, name } = partsOf(url);
  const { cause } = thrown instanceof Failure ? thrown.values : { cause: causeOf(thrown) };
  if (isConnectionLost(thrown)) return new Failure('DATABASE_AWAY', { cause: `${place}: ${cause}` }, { cause: thrown });
  const { code = '' } = (thrown ?? {}) as { code?: string };
  const said = { place, cause: String(cause) };
  if (loginRefused.test(code)) return new Failure('DATABASE_LOGIN_REFUSED', { ...said, user }, { cause: thrown });
  if (code === databaseMissing) return new Failure('DATABASE_MISSING', { ...said, name }, { cause: thrown });
  return new Failure('DATABASE_UNUSABLE', said, { cause: thrown });
}

/** The password of an address, also of one that cannot be read, is for no terminal and no log. */
export function withoutPassword(text: string): string {
  return text.replace(/(\/\/[^:@/\s]*):.*@/g, '$1:…@').replace(/([?&]password=)[^&\s]*/g, '$1…');
}

function partsOf(url = ''): { readonly user: string; readonly place: string; readonly name: string } {
  if (!URL.canParse(url)) return { user: '(this one)', place: url || 'its own database', name: '(none)' };
  const { username, host, port, pathname, searchParams } = new URL(url);
  const named = searchParams.get('host') ?? host;
  return {
    user: decodeURIComponent(username) || '(this one)',
    place: port || named.startsWith('/') ? named : `${named || 'localhost'}:5432`,
    name: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username) || '(none)',
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { SecurityEvent } from '@webdocs/server/security-events';
import type { Html } from './html.ts';

export interface PageRequest {
  readonly method: string;
  readonly locale: Locale;
  readonly url: URL;
  /** What is in the address in place of `:name`. */
  readonly params: Readonly<Record<string, string>>;
  /** Empty, but for a posted form whose token was right. */
  readonly form: URLSearchParams;
  readonly cookies: ReadonlyMap<string, string>;
  /** Belongs into every form of the page. */
  readonly formToken: Html;
  /** The network address of the visitor, through proxies that are trusted. */
  readonly visitorAddress: string;
  /** For the security log of the server. */
  readonly tell: (event: SecurityEvent) => void;
  readonly raw: { readonly request: IncomingMessage; readonly response: ServerResponse };
}

export type Answer = PageAnswer | RedirectAnswer;

interface AnswerParts {
  readonly cookies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}
interface PageAnswer extends AnswerParts {
  readonly document: string;
  readonly status?: number;
}
export interface RedirectAnswer extends AnswerParts {
  readonly to: string;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** `/reset/:token`, say: a name stands for one piece of the path. */
  readonly path: string;
  readonly handler: (request: PageRequest) => Answer | Promise<Answer>;
}

/** After a form, the browser goes on with a GET. */
export function redirect(to: string, parts: AnswerParts = {}): RedirectAnswer {
  return { to, ...parts };
}

/** The methods that some route has at this address, as the header `allow` names them. */
export function allowedMethods(routes: readonly Route[], path: string): readonly string[] {
  const methods = routes.filter((route) => isAt(route.path, path)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

function isAt(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((piece, index) => (piece.startsWith(':') ? given[index] !== '' : piece === given[index]))
  );
}

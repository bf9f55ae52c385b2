import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Html } from './html.ts';

export interface PageRequest {
  readonly method: string;
  readonly url: URL;
  /** What stands in the address in place of `:name`. */
  readonly params: Readonly<Record<string, string>>;
  /** Empty, but for a posted form whose token was right. */
  readonly form: URLSearchParams;
  readonly cookies: ReadonlyMap<string, string>;
  /** Belongs into every form of the page. */
  readonly formToken: Html;
  /** The network address of the visitor. */
  readonly visitorAddress: string;
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
  /** A call of another server and not of a form: it brings a proof of its own and its body is read by the handler. */
  readonly isForServers?: boolean;
}

/** After a form, the browser goes on with a GET. */
export function redirect(to: string, parts: AnswerParts = {}): RedirectAnswer {
  return { to, ...parts };
}

export type Found =
  { readonly route: Route; readonly params: Readonly<Record<string, string>> } | { readonly allowed: readonly string[] } | undefined;

/** The route of a call; where only other methods have one, these. */
export function findRoute(routes: readonly Route[], method: string, path: string): Found {
  const matches = routes.flatMap((route) => {
    const params = paramsOf(route.path, path);
    return params ? [{ route, params }] : [];
  });
  const wanted = method === 'HEAD' ? 'GET' : method;
  const found = matches.find(({ route }) => route.method === wanted);
  if (found || matches.length === 0) return found;
  const allowed = matches.flatMap(({ route }) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
  return { allowed: [...new Set(allowed)] };
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, piece] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!piece.startsWith(':')) {
      if (piece !== value) return undefined;
    } else {
      const decoded = decode(value);
      if (!decoded) return undefined;
      params[piece.slice(1)] = decoded;
    }
  }
  return params;
}

function decode(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece);
  } catch {
    return undefined;
  }
}

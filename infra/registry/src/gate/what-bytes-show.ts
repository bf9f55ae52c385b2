import { Failure } from '@webdocs/contracts/failures/failure';
import type { WholeRelease } from '../release-contents.ts';

const lifecycles = ['bootstrap', 'mount', 'unmount'];
/** `require("react")`, and not the function of that name that a bundle has for its own modules. */
const required = /(?<![\w$.])require\s*\(\s*(["'`])([^"'`\n]*)\1\s*\)/g;

/**
 * Refuses a remote that lacks what its record promises, as far as text shows it: a part that its container does not expose or that has
 * no lifecycles, and a server bundle without a server entry or with packages that it does not list as shared, which the shell would not
 * have to have. Code that hides from this is found when its parts are tried.
 */
export function requireWhatIsPromised({ release, contents }: WholeRelease): void {
  const { name, version, definition, parts, entry, server, shared } = release;
  if (name === 'shell') return;
  const textOf = (paths: readonly string[]) => paths.map((path) => contents.get(path)?.toString('utf8') ?? '').join('\n');
  const faults: string[] = [];

  const container = textOf([entry]);
  for (const [part, { module }] of Object.entries(definition.parts)) {
    if (!['"', "'", '`'].some((quote) => container.includes(`${quote}${module}${quote}`)))
      faults.push(`${entry} does not expose ${module}, the module of part ${part}`);
    const scripts = parts[part]?.scripts ?? [];
    const code = textOf(scripts);
    const missing = lifecycles.filter((lifecycle) => !new RegExp(`(?<![\\w$])${lifecycle}(?![\\w$])`).test(code));
    if (missing.length > 0) faults.push(`part ${part} has no ${missing.join(', ')} in ${scripts.join(', ') || 'any script'}`);
  }

  const bundle = textOf([server]);
  if (!/(?<![\w$])exports(?![\w$])/.test(bundle)) faults.push(`${server} exports nothing`);
  const asked = new Set([...bundle.matchAll(required)].map(([, , request = '']) => request));
  for (const request of asked) {
    if (!Object.hasOwn(shared, request)) faults.push(`${server} requires ${request}, which is not among its shared packages`);
  }
  if (faults.length > 0) throw new Failure('RELEASE_INCOMPLETE', { remote: name, version, cause: faults.join('; ') });
}

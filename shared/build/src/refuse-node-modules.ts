import { isBuiltin } from 'node:module';

/** Ends the build of a server bundle that imports a module of Node: where it renders there is none. */
export function refuseNodeModules(
  { request = '', contextInfo }: { readonly request?: string; readonly contextInfo?: { readonly issuer: string } },
  resolved: (error?: Error | null) => void,
): void {
  if (!isBuiltin(request)) return resolved();
  resolved(
    new Error(
      `${contextInfo?.issuer ?? 'A server bundle'} imports ${request}, a module of Node. Server bundles render without Node: ` +
        'take what the page needs from its JSON, or the build for edge runtimes of the package that asks for it.',
    ),
  );
}

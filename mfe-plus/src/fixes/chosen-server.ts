import { observatoryServers, type ObservatoryServer } from '@webdocs/contracts/api/observatory-report';
import { useSyncExternalStore } from 'react';

const key = 'observatory.server';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing the choice holds for the visit. */
let chosen: ObservatoryServer | undefined;

/** The server for which fixes are shown, in all boxes and at the next visit. */
export function useServer(): readonly [ObservatoryServer, (server: ObservatoryServer) => void] {
  return [useSyncExternalStore(follow, current, () => 'nginx'), choose];
}

function current(): ObservatoryServer {
  chosen ??= kept();
  return chosen;
}

function kept(): ObservatoryServer {
  try {
    const name = localStorage.getItem(key);
    return observatoryServers.find((server) => server === name) ?? 'nginx';
  } catch {
    return 'nginx';
  }
}

function choose(server: ObservatoryServer): void {
  chosen = server;
  try {
    localStorage.setItem(key, server);
  } catch {
    // Kept for this visit alone.
  }
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

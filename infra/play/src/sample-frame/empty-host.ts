/** What a storage that does not answer may take of the time of a sample. */
const patienceMs = 1000;

/** Takes away what code before may have left at this host. Nothing of a user is ever kept there. */
export async function emptyHost(): Promise<void> {
  const emptying = Promise.allSettled([emptyStorage(), dropDatabases(), dropCaches(), dropFiles()]);
  await Promise.race([emptying, new Promise((resolve) => window.setTimeout(resolve, patienceMs))]);
}

/** Throws where a browser has storage switched off: then there is nothing. */
async function emptyStorage(): Promise<void> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
}

async function dropDatabases(): Promise<void> {
  for (const { name } of await window.indexedDB.databases()) if (name !== undefined) window.indexedDB.deleteDatabase(name);
}

async function dropCaches(): Promise<void> {
  for (const name of await window.caches.keys()) await window.caches.delete(name);
}

async function dropFiles(): Promise<void> {
  const folder = await navigator.storage.getDirectory();
  for await (const name of folder.keys()) await folder.removeEntry(name, { recursive: true });
}

import type { WritersPage } from '@webdocs/contracts/page/writers-page';

/** Opens a file of the content in the writer's own editor. */
export async function openInEditor(file: string, line: number | undefined): Promise<void> {
  const asked = new URLSearchParams({ filepath: file, ...(line === undefined ? {} : { line: String(line) }) });
  await answered(await fetch(`/_open?${asked.toString()}`));
}

/** Has the file behind a page fixed; answers how many flaws are gone. */
export async function fixFlaws(url: string): Promise<number> {
  const response = await fetch(`/_document/fix-flaws?${new URLSearchParams({ url }).toString()}`, { method: 'PUT' });
  return ((await (await answered(response)).json()) as { readonly fixed: number }).fixed;
}

/** The data of a page as text, to be compared; nothing while its file cannot be read: half-written text is no news. */
export async function pageText(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/index.json`, { cache: 'no-store' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** A table for writers as it is now; nothing where the server does not answer. */
export async function writersTable(url: string, signal: AbortSignal): Promise<WritersPage | undefined> {
  const [path = '', search] = url.split('?');
  try {
    const response = await fetch(`${path}/index.json${search === undefined ? '' : `?${search}`}`, { signal });
    return response.ok ? ((await response.json()) as WritersPage) : undefined;
  } catch {
    return undefined;
  }
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { message } = (await response.json().catch(() => ({}))) as { readonly message?: string };
  throw new Error(message ?? `${response.status} ${response.statusText}`);
}

/** A file beside a document; undefined where there is none, or it cannot be had now. */
export async function documentMedia(address: URL): Promise<Blob | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

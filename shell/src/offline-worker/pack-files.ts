/** Files of packs in the origin's own file system: one for each pack, however many pages it has. */
export interface PackFiles {
  /** 0 where there is none. */
  size(name: string): Promise<number>;
  /** Adds bytes at the end of what has come before, or begins the file. */
  append(name: string, bytes: ReadonlyArray<Uint8Array<ArrayBuffer>>): Promise<void>;
  open(name: string): Promise<File>;
  remove(name: string): Promise<void>;
  names(): Promise<string[]>;
}

const folderName = 'packs';

/** The folder itself may have been taken away by the browser since the last time: it is asked for each time. */
export function openPackFiles(storage: Pick<StorageManager, 'getDirectory'>): PackFiles {
  const folder = async () => (await storage.getDirectory()).getDirectoryHandle(folderName, { create: true });

  return {
    async size(name) {
      try {
        return (await (await (await folder()).getFileHandle(name)).getFile()).size;
      } catch (thrown) {
        if (isAbsent(thrown)) return 0;
        throw thrown;
      }
    },
    async append(name, bytes) {
      const file = await (await folder()).getFileHandle(name, { create: true });
      const { size } = await file.getFile();
      const writable = await file.createWritable({ keepExistingData: true });
      try {
        await writable.seek(size);
        for (const piece of bytes) await writable.write(piece);
        // Only now is any of it in the file.
        await writable.close();
      } catch (thrown) {
        await writable.abort().catch(() => undefined);
        throw thrown;
      }
    },
    open: async (name) => (await (await folder()).getFileHandle(name)).getFile(),
    async remove(name) {
      await (await folder()).removeEntry(name).catch((thrown: unknown) => {
        if (!isAbsent(thrown)) throw thrown;
      });
    },
    async names() {
      const names: string[] = [];
      for await (const name of (await folder()).keys()) names.push(name);
      return names;
    },
  };
}

function isAbsent(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'NotFoundError';
}

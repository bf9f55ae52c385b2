interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly rtt?: number;
}

export function connectionOf({ connection }: Navigator & { connection?: Connection } = navigator): Connection | undefined {
  return connection;
}

export function savesData(): boolean {
  return Boolean(connectionOf()?.saveData);
}

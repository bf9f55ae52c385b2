declare module 'autocannon' {
  export interface Request {
    readonly path?: string;
    readonly method?: 'GET' | 'POST' | 'DELETE';
    readonly body?: string | Buffer;
    readonly headers?: Readonly<Record<string, string>>;
    readonly setupRequest?: (request: Request) => Request;
  }
  export interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly amount?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly Request[];
  }
  export interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  export interface Instance extends Promise<Result> {
    stop(): void;
  }
  export default function autocannon(options: Options): Instance;
}

import type { RenderPool } from './render-pool.ts';

interface WarmUpOptions {
  readonly pool: Pick<RenderPool, 'ready'>;
  /** Makes a page like any other. */
  readonly draw: () => Promise<unknown>;
}

/**
 * Lets each worker draw a page before a balancer sends anyone here. When the other replica ends a moment later all requests come at once,
 * and would wait for processes that are still being started and for code that they load. A page that fails has its fallback for readers,
 * and keeps no site from being ready.
 */
export async function warmUp({ pool, draw }: WarmUpOptions): Promise<void> {
  const workers = await pool.ready();
  await Promise.allSettled(Array.from({ length: workers }, draw));
}

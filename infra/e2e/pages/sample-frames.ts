import type { Frame, Page } from '@playwright/test';
import { runnerAddress, type FrameTheme } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';

interface Received {
  readonly typ?: string;
  readonly prop?: string;
  readonly args?: readonly unknown[];
  readonly uuid?: string;
}
declare global {
  interface Window {
    received?: Received[];
  }
}

/**
 * A frame that has no address yet is of the page's own origin, and Chromium warns of it; it gets one of another host when it comes
 * near.
 */
export const emptyFrameWarning = /An iframe which has both allow-scripts and allow-same-origin/;

/** The host of samples of a site that runs here. */
export function playOriginOf(site: string): string {
  return site.replace(/\/\/[^:]+/, '//play.localhost');
}

export async function sampleAddress(site: string, code: SampleCode, { id = 'frame', theme = 'light' as FrameTheme } = {}): Promise<string> {
  const { state, hash } = await encodeSample(code);
  return runnerAddress({ origin: playOriginOf(site), state, hash, id, theme, srcPrefix: code.srcPrefix });
}

/** An empty page of the site that receives the messages of frames and shows a frame on request. */
export async function emptyPageOf(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => {
    window.received = [];
    window.addEventListener('message', ({ data }: MessageEvent<Received>) => window.received?.push(data));
  });
}

/** Shows a frame and waits until its code has started. */
export async function showFrame(page: Page, address: string): Promise<Frame> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    frame.src = src;
    document.body.append(frame);
  }, address);
  const id = new URL(address).searchParams.get('uuid');
  await page.waitForFunction((uuid) => window.received?.some((message) => message.typ === 'ready' && message.uuid === uuid), id);
  const frame = page.frames().find((one) => one.url() === address);
  if (!frame) throw new Error('The frame went elsewhere');
  return frame;
}

/** What frames wrote to the console so far: method and arguments. */
export function consoleOf(page: Page): Promise<ReadonlyArray<readonly unknown[]>> {
  return page.evaluate(() => (window.received ?? []).filter(({ typ }) => typ === 'console').map(({ prop, args = [] }) => [prop, ...args]));
}

export async function tellFrames(page: Page, message: object): Promise<void> {
  await page.evaluate((told) => {
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.postMessage(told, '*');
  }, message);
}

import { embedAddress, type EmbedView } from '@webdocs/contracts/samples/embed-address';
import { longestPlaygroundAddress } from '@webdocs/contracts/samples/playground-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';

interface EmbedOptions {
  /** Of the shared playground that the code is. */
  readonly id: string | undefined;
  readonly view: EmbedView;
  /** Origin of the playground: `http://play.localhost:3000`. */
  readonly origin: string;
  readonly locale: string;
  /** Of the frame, for readers who do not see it. */
  readonly title: string;
}

/** The origin is that of the embed, not of the page around it; windows are for the link that leads to the Playground. */
const rights = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-popups allow-popups-to-escape-sandbox';
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** HTML that shows the code in a page of another site; undefined where the code is too long for an address and has no id. */
export async function embedOfCode(code: SampleCode, { id, title, ...options }: EmbedOptions): Promise<string | undefined> {
  const address = embedAddress({ ...options, id, state: id ? undefined : (await encodeSample(code)).state });
  if (address.length > longestPlaygroundAddress) return undefined;
  const [src, name] = [address, title].map((text) => text.replace(/[&"<>]/g, (sign) => entities[sign] ?? ''));
  return `<iframe src="${src}" title="${name}" width="100%" height="420" loading="lazy" sandbox="${rights}" allow="fullscreen" style="border: 0"></iframe>`;
}

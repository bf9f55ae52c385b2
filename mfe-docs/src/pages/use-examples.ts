import { useConfiguration, useFact, useLocale, useReport } from '@webdocs/remote-kit';
import { useEffect, useRef, type RefObject } from 'react';
import { documentMedia } from '../data/document-media.ts';
import { exampleKindOf } from '../features/interactive-example/example-kind.ts';
import { fullScreenHash } from '../features/live-samples/full-screen-hash.ts';
import { exampleStarters } from './example-starters.ts';

interface Started {
  readonly enterFullScreen: () => void;
  readonly stop: () => void;
}

/** How far below the window something starts: enough for its frame to be there when the reader is. */
const near = '600px 0px';

/**
 * Brings the samples and examples of an article to life when the reader comes near: each kind is a script of its own, which pages
 * without it never fetch. `page` is the document that the container shows, `edition` its text as it is now.
 */
export function useExamples(container: RefObject<HTMLElement | null>, page: string, edition: string): void {
  const locale = useLocale();
  const { pseudoLocale: pseudo, addresses, keptRunner } = useConfiguration();
  const report = useReport();
  const { play } = addresses;
  const isAway = useRef(false);
  const waiting = useRef(new Set<() => void>());
  const connectivity = useFact('connectivity');

  useEffect(() => {
    const wasAway = isAway.current;
    isAway.current = connectivity === 'offline';
    if (wasAway && !isAway.current) for (const listener of waiting.current) listener();
  }, [connectivity]);

  useEffect(() => {
    const places = container.current?.querySelectorAll<HTMLElement | SVGElement>('[data-live-id], interactive-example[kind]');
    if (!places?.length) return;

    const returns = waiting.current;
    const onReturn = (listener: () => void) => {
      returns.add(listener);
      return () => void returns.delete(listener);
    };
    const away = keptRunner === undefined ? undefined : { print: keptRunner, isAway: () => isAway.current, onReturn, media: documentMedia };
    const started = new Map<Element, Promise<Started>>();
    const surroundings = { locale, pseudo, play, away, page };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) void begin(target);
      },
      { rootMargin: near },
    );
    for (const place of places) observer.observe(place);
    window.addEventListener('hashchange', fillScreen);
    fillScreen();
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', fillScreen);
      for (const example of started.values()) void example.then(({ stop }) => stop());
    };

    function begin(place: Element): Promise<Started> | undefined {
      observer.unobserve(place);
      const running = started.get(place) ?? start(place);
      started.set(place, running);
      running.catch((thrown: unknown) => {
        // It stays as the server wrote it, until there is a line again.
        started.delete(place);
        window.addEventListener('online', () => observer.observe(place), { once: true });
        report('PART_EFFECT_FAILED', thrown);
      });
      return running;
    }

    async function start(place: Element): Promise<Started> {
      if (place.hasAttribute('data-live-id')) {
        const { liveSample } = await import(/* webpackChunkName: "docs-live-sample" */ '../features/live-samples/live-sample.ts');
        return liveSample(place, surroundings);
      }
      const { startExample } = await exampleStarters[exampleKindOf(place)]();
      return startExample(place as HTMLElement, surroundings);
    }

    function fillScreen(): void {
      const wanted = fullScreenHash(window.location.hash);
      if (wanted === undefined) return;
      for (const place of places ?? [])
        if (place.dataset.liveId?.toLowerCase() === wanted) void begin(place)?.then(({ enterFullScreen }) => enterFullScreen());
    }
  }, [container, page, edition, locale, pseudo, play, keptRunner, report]);
}

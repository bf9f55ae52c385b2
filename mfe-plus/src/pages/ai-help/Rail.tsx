import type { Quota as KnownQuota } from '@webdocs/contracts/answers/answer-stream';
import { useText } from '@webdocs/remote-kit';
import { SourceList } from '../../answers/SourceList.tsx';
import { Quota } from '../../features/ai-help-composer/Quota.tsx';
import { isEmpty, type Exchange } from '../../conversation/conversation.ts';
import { answerId, isCited } from './answer-id.ts';
import styles from './AiHelpPage.module.css';

interface RailProps {
  readonly path: readonly Exchange[];
  readonly quota: KnownQuota | undefined;
}

/** At the side: how many questions are left, and the sources of the answers, the last one first. */
export function Rail({ path, quota }: RailProps) {
  const text = useText();
  const answered = path.map((exchange, index) => ({ exchange, number: index + 1 }));
  const withSources = answered
    .filter(({ exchange }) => exchange.kind !== 'refusal' && exchange.sources.length > 0 && !isEmpty(exchange))
    .reverse();
  return (
    <aside className={styles.rail}>
      {quota && <Quota quota={quota} />}
      {withSources.map(({ exchange, number }) => (
        <section key={exchange.key} aria-labelledby={`${answerId(exchange)}-sources`}>
          <h2 id={`${answerId(exchange)}-sources`}>
            {number === path.length
              ? text('plus-exchange-sources-last')
              : number === 1
                ? text('plus-exchange-sources-first')
                : text('plus-exchange-sources-of', { number })}
          </h2>
          <SourceList sources={exchange.sources} id={answerId(exchange)} isCited={isCited(exchange)} isFresh={exchange.isFresh ?? false} />
        </section>
      ))}
    </aside>
  );
}

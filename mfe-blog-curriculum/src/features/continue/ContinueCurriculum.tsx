import { Button } from '@webdocs/design/Button';
import { joinCatalogues } from '@webdocs/i18n';
import { definePiece, useConfiguration, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { readCurriculum, type CurriculumData } from '../../data/curriculum-data.ts';
import { DoneCount } from '../../ticks/DoneCount.tsx';
import { modulesIn } from '../../ticks/modules-in.ts';
import { useTicks } from '../../ticks/use-ticks.ts';
import tickWords from '../../ticks/words/en-US.ftl';
import styles from './ContinueCurriculum.module.css';
import words from './words/en-US.ftl';

/** It is in English only. */
const start = '/en-US/curriculum/';

/** How far a learner is and what comes next. A curriculum that cannot be had now is not spoken of. */
function ContinueCurriculum() {
  const text = useText();
  const { products } = useConfiguration();
  const { isDone } = useTicks();
  const parts = useParts();
  const modules = modulesIn(parts);
  if (!modules.some(({ url }) => isDone(url))) return null;
  const next = modules.find(({ url }) => !isDone(url));
  return (
    <section className={styles.card} aria-labelledby="continue-curriculum">
      <div>
        <p className={styles.label}>{products.curriculum}</p>
        <h2 id="continue-curriculum">{text(next ? 'blog-continue' : 'blog-continue-all-done')}</h2>
        {next && (
          <p className={styles.next} lang="en-US">
            {next.title}
          </p>
        )}
        <DoneCount entries={modules} />
      </div>
      <Button kind="primary" size="large" href={next?.url ?? start}>
        {text(next ? 'blog-continue-next' : 'blog-continue-again')}
      </Button>
    </section>
  );
}

function useParts(): CurriculumData['modules'] {
  const [parts, setParts] = useState<CurriculumData['modules']>([]);
  useEffect(() => {
    let isLeft = false;
    readCurriculum(start).then(
      ({ modules }) => isLeft || setParts(modules),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return parts;
}

export const continueCurriculum = definePiece({ component: ContinueCurriculum, messages: joinCatalogues(words, tickWords) });

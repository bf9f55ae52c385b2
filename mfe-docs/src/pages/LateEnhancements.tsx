import { useReport } from '@webdocs/remote-kit';
import { useEffect, useState, type ComponentType } from 'react';
import type { TextEnhancementsProps } from './TextEnhancements.tsx';

/** What enhances a text comes after the text has come to life. Without it the page is read as it is, and the next one asks again. */
export function LateEnhancements(props: TextEnhancementsProps) {
  const report = useReport();
  const [Enhancements, setEnhancements] = useState<ComponentType<TextEnhancementsProps>>();
  const { mdn_url: url } = props.doc;
  useEffect(() => {
    import(/* webpackChunkName: "docs-enhance" */ './TextEnhancements.tsx')
      .then(({ TextEnhancements }) => setEnhancements(() => TextEnhancements))
      .catch((thrown: unknown) => report('PART_EFFECT_FAILED', thrown));
  }, [url, report]);
  return Enhancements && <Enhancements {...props} />;
}

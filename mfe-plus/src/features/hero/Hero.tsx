import { headingId } from '@webdocs/contracts/page/document-ids';
import { Button } from '@webdocs/design/Button';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import { hasCapability, type Capability } from '../../capabilities/capabilities.ts';
import styles from './Hero.module.css';

export function Hero() {
  const text = useText();
  const configuration = useConfiguration();
  const { products } = configuration;
  const has = (name: Capability) => (hasCapability(name, configuration) ? 'yes' : 'no');
  return (
    <header className={`cover ${styles.hero}`}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{text('plus-eyebrow', products)}</p>
          <h1 id={headingId}>{text('plus-title')}</h1>
          <p className={styles.lede}>{text('plus-lede', { ads: has('ads'), updates: has('updates'), offline: has('offline') })}</p>
          <p className={styles.ways}>
            <Button kind="primary" size="large" href="#subscribe">
              {text('plus-choose')}
            </Button>
            <Button size="large" href="#inside">
              {text('plus-see-inside')}
            </Button>
          </p>
        </div>
        <div className={styles.drawing} />
      </div>
    </header>
  );
}

import { Html } from '@webdocs/remote-kit';
import styles from './Banners.module.css';

/** Notes of the content build on the state of a feature: experimental, deprecated, secure contexts only. */
export function Banners({ banners }: { readonly banners: readonly string[] }) {
  if (banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      {banners.map((html, index) => (
        // In the browser the HTML is in the document alone: all of them are empty there.
        <Html key={index} html={html} />
      ))}
    </div>
  );
}

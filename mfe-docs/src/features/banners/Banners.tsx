import prose from '@webdocs/reading/prose.module.css';
import { Html } from '@webdocs/remote-kit';

/** Notes of the content build on the state of a feature: experimental, deprecated, secure contexts only. */
export function Banners({ banners }: { readonly banners: readonly string[] }) {
  if (banners.length === 0) return null;
  return (
    <div className={prose.prose}>
      {banners.map((html) => (
        <Html key={html} html={html} />
      ))}
    </div>
  );
}

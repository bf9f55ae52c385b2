import { useText } from '@webdocs/remote-kit';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import styles from './Maintenance.module.css';

/** Shown in place of sign-in while that is not possible. */
export function Maintenance({ notice }: { notice: string }) {
  const text = useText();
  return (
    <MenuDisclosure align="end" summary={<span className={styles.badge}>{text('shell-maintenance-badge')}</span>}>
      <p className={styles.notice}>{notice}</p>
    </MenuDisclosure>
  );
}

import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import styles from './rows.module.css';

interface OpenButtonProps {
  readonly name: string;
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

export function OpenButton({ name, controls, isOpen, onPress }: OpenButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.open}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={text('plus-updates-support', { name })}
      onClick={onPress}
    >
      <Glyph of={chevronDown} size={18} />
    </button>
  );
}

import { Glyph } from '@webdocs/design/Glyph';
import { Menu, MenuButton } from '@webdocs/design/Menu';
import { more, pencil, trash } from '@webdocs/design/drawings';
import { useText } from '@webdocs/remote-kit';
import { useId } from 'react';
import styles from './CardMenu.module.css';

interface CardMenuProps {
  /** The collection that it changes. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CardMenu({ name, onEdit, onDelete }: CardMenuProps) {
  const text = useText();
  const id = useId();
  return (
    <Menu
      id={id}
      label={<Glyph of={more} />}
      name={text('plus-collections-menu', { name })}
      align="end"
      chevron={false}
      className={styles.trigger}
    >
      <MenuButton icon={<Glyph of={pencil} size={18} />} onClick={onEdit}>
        {text('plus-collections-edit')}
      </MenuButton>
      <MenuButton icon={<Glyph of={trash} size={18} />} onClick={onDelete}>
        {text('plus-collections-delete')}
      </MenuButton>
    </Menu>
  );
}

import type { ExportFormat } from '@webdocs/contracts/api/collections';
import { Glyph } from '@webdocs/design/Glyph';
import { Menu, MenuButton, MenuLink } from '@webdocs/design/Menu';
import { copy, download, upload } from '@webdocs/design/drawings';
import { useText } from '@webdocs/remote-kit';
import { useId } from 'react';

interface CopiesMenuProps {
  readonly exports: ReadonlyArray<{ readonly format: ExportFormat; readonly href: string }>;
  readonly onImport: () => void;
}

/** Everything that was saved, to take away or to bring back. */
export function CopiesMenu({ exports, onImport }: CopiesMenuProps) {
  const text = useText();
  const id = useId();
  return (
    <Menu
      id={id}
      align="end"
      label={
        <>
          <Glyph of={copy} size={18} />
          {text('plus-collections-copies')}
        </>
      }
    >
      {exports.map(({ format, href }) => (
        <MenuLink key={format} href={href} icon={<Glyph of={download} size={18} />}>
          {text(`plus-collections-export-${format}`)}
        </MenuLink>
      ))}
      <MenuButton icon={<Glyph of={upload} size={18} />} onClick={onImport}>
        {text('plus-collections-import')}
      </MenuButton>
    </Menu>
  );
}

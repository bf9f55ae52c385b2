import type { ChatSummary } from '@webdocs/contracts/api/ai-help';
import { Button } from '@webdocs/design/Button';
import type { Drawing } from '@webdocs/design/drawings';
import { more, pencil, plus, search, trash } from '@webdocs/design/drawings';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { Menu, MenuButton } from '@webdocs/design/Menu';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useId, useState, type ReactNode } from 'react';
import { chatGroups, chatsNamed, monthOf } from './chat-groups.ts';
import styles from './History.module.css';

const lock: Drawing = {
  line: 'M5.5 8.75h9a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-5.5a1 1 0 0 1 1-1ZM6.75 8.5V6.25a3.25 3.25 0 0 1 6.5 0V8.5',
};

interface HistoryProps {
  /** Undefined until they are known. */
  readonly chats: readonly ChatSummary[] | undefined;
  /** The one that is on the screen. */
  readonly current: string | undefined;
  readonly isKept: boolean;
  /** What is said where they could not be read. */
  readonly failed?: ReactNode;
  readonly onNew: () => void;
  readonly onRename: (chat: ChatSummary) => void;
  readonly onDelete: (chat: ChatSummary) => void;
  readonly onDeleteAll: () => void;
  readonly onKeep: (keeps: boolean) => void;
}

/** What the reader asked before: found by its name, opened, renamed and deleted. */
export function History({ chats, current, isKept, failed, onNew, onRename, onDelete, onDeleteAll, onKeep }: HistoryProps) {
  const text = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const found = chats && chatsNamed(chats, typed);
  const href = `/${locale}/plus/ai-help`;
  return (
    <div className={styles.history}>
      <Button wide icon={<Glyph of={plus} />} onClick={onNew}>
        {text('plus-history-new')}
      </Button>
      {isKept && chats && chats.length > 0 && (
        <Field
          label={text('plus-history-find')}
          labelHidden
          type="search"
          placeholder={text('plus-history-find')}
          className={styles.find}
          before={<Glyph of={search} size={16} />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <div className={styles.list}>
        {failed}
        {isKept && found?.length === 0 && (
          <p className={styles.nothing} role="status">
            {text(typed ? 'plus-history-none-found' : 'plus-history-none')}
          </p>
        )}
        {isKept &&
          found &&
          chatGroups(found, new Date()).map(({ id, chats: own }) => (
            <Group key={id} name={/^\d/.test(id) ? monthOf(locale, id) : text(`plus-history-${id}`)}>
              {own.map((chat) => (
                <li key={chat.chat_id} className={styles.row} data-current={chat.chat_id === current || undefined}>
                  <a
                    href={`${href}?c=${chat.chat_id}`}
                    className={styles.link}
                    title={chat.label}
                    aria-current={chat.chat_id === current ? 'page' : undefined}
                  >
                    {chat.label}
                  </a>
                  <Acts chat={chat} onRename={onRename} onDelete={onDelete} />
                </li>
              ))}
            </Group>
          ))}
      </div>
      <footer className={styles.foot}>
        <Glyph of={lock} size={16} />
        <div>
          <p>{text(isKept ? 'plus-history-private' : 'plus-history-off')}</p>
          <p className={styles.choices}>
            <button type="button" onClick={() => onKeep(!isKept)}>
              {text(isKept ? 'plus-history-turn-off' : 'plus-history-turn-on')}
            </button>
            {isKept && chats && chats.length > 0 && (
              <button type="button" onClick={onDeleteAll}>
                {text('plus-history-delete-all')}
              </button>
            )}
          </p>
        </div>
      </footer>
    </div>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {name}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

function Acts({ chat, onRename, onDelete }: Pick<HistoryProps, 'onRename' | 'onDelete'> & { readonly chat: ChatSummary }) {
  const text = useText();
  const id = useId();
  return (
    <Menu
      id={id}
      label={<Glyph of={more} size={16} />}
      name={text('plus-history-menu', { name: chat.label })}
      align="end"
      chevron={false}
      className={styles.menu}
    >
      <MenuButton icon={<Glyph of={pencil} size={18} />} onClick={() => onRename(chat)}>
        {text('plus-history-rename')}
      </MenuButton>
      <MenuButton icon={<Glyph of={trash} size={18} />} onClick={() => onDelete(chat)}>
        {text('plus-history-delete')}
      </MenuButton>
    </Menu>
  );
}

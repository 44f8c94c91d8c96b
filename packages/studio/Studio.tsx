import { Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useReducer, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { Brand } from '#ui/theme/brand.ts';
import { type History, type HistoryAction, reduceHistory, startHistory } from './history.ts';
import type { StudioMessages } from './messages.ts';
import { ContrastPanel } from './parts/ContrastPanel.tsx';
import { DownloadDialog } from './parts/DownloadDialog.tsx';
import type { Language, PreviewPage } from './parts/previewPage.ts';
import { PreviewPane } from './parts/PreviewPane.tsx';
import { RefusalList } from './parts/RefusalList.tsx';
import { ShareDialog } from './parts/ShareDialog.tsx';
import { StartPanel } from './parts/StartPanel.tsx';
import { TokensPanel } from './parts/TokensPanel.tsx';
import { firstTheme } from './presets.ts';
import { readHash, writeHash } from './shareLink.ts';
import { actions, header, panel, studio, work } from './Studio.css.ts';
import { type ChangeTheme, makeTheme, type Theme } from './theme.ts';

export interface StudioProps {
  /** The texts. */
  messages: StudioMessages;
  /** The language that the previews begin with. */
  language: Language;
  /** The pages that show the theme. */
  pages: readonly [PreviewPage, ...PreviewPage[]];
  /** The mark of a downloaded brand folder. */
  mark: Brand['mark'];
  /** The hash of the address, which holds the theme. Undefined keeps the address as it is. */
  address?: Address;
  /** Called before the previews are loaded in another language. */
  onLanguage?: (language: Language) => void;
  /** Saves a file on the reader's device. */
  onSave: (name: string, content: BlobPart, type: string) => void;
}

/** Reads and writes the hash of the address. */
export interface Address {
  readonly read: () => string;
  readonly write: (hash: string) => void;
  /** The whole address with a hash, to pass on. */
  readonly link: (hash: string) => string;
}

const open = (address: Address | undefined): History<Theme> =>
  startHistory((address && readHash(address.read(), firstTheme)) ?? firstTheme);

/** Makes a theme from five choices and shows it on pages of the site. What it exports can always be read. */
export function Studio({ messages, language, pages, mark, address, onLanguage, onSave }: StudioProps) {
  const [history, dispatch] = useReducer(
    (before: History<Theme>, action: HistoryAction<Theme>) => reduceHistory(before, action),
    address,
    open,
  );
  const [dialog, setDialog] = useState<'download' | 'share' | null>(null);
  const { past, present: theme, future, changing } = history;
  const made = useMemo(() => makeTheme(theme), [theme]);
  const change: ChangeTheme = (value, part) => dispatch({ kind: 'set', value, part });

  // Only at rest: browsers limit how often an address changes, and a colour that is dragged changes all the time.
  useEffect(() => {
    if (changing === null && past.length + future.length > 0) address?.write(writeHash(theme));
  }, [address, changing, past.length, future.length, theme]);

  const pressed = (event: KeyboardEvent): void => {
    // Inputs of text undo what was typed in them by themselves.
    const isText = event.target instanceof HTMLInputElement && ['text', 'search'].includes(event.target.type);
    if (isText || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    dispatch({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };

  return (
    <main className={studio} onKeyDown={pressed} onBlur={() => dispatch({ kind: 'rest' })}>
      <header className={header}>
        <div>
          <Heading level={1} size="xl">
            {messages.title}
          </Heading>
          <Text tone="muted">{messages.intro}</Text>
        </div>
        <div className={actions}>
          <IconButton
            label={messages.undo}
            icon={<Icon of={Undo2} />}
            disabled={past.length === 0}
            onClick={() => dispatch({ kind: 'undo' })}
          />
          <IconButton
            label={messages.redo}
            icon={<Icon of={Redo2} />}
            disabled={future.length === 0}
            onClick={() => dispatch({ kind: 'redo' })}
          />
          <Button tone="outline" onClick={() => setDialog('share')}>
            {messages.share}
          </Button>
          <Button onClick={() => setDialog('download')}>{messages.download}</Button>
        </div>
      </header>
      <div className={work}>
        <section className={panel} aria-label={messages.controls}>
          <RefusalList refusals={made.refusals} theme={theme} messages={messages} onChange={change} />
          <Tabs
            label={messages.controls}
            items={[
              {
                value: 'start',
                label: messages.tabs.start,
                panel: <StartPanel theme={theme} messages={messages} onChange={change} />,
              },
              {
                value: 'tokens',
                label: messages.tabs.tokens,
                panel: <TokensPanel theme={theme} made={made} messages={messages} onChange={change} />,
              },
              {
                value: 'contrast',
                label: messages.tabs.contrast,
                panel: <ContrastPanel tokens={made.tokens} messages={messages} />,
              },
            ]}
          />
        </section>
        <PreviewPane {...{ pages, language, messages, onLanguage }} tokens={made.tokens} />
      </div>
      <DownloadDialog
        open={dialog === 'download'}
        onClose={() => setDialog(null)}
        tokens={made.tokens}
        refused={made.refusals.length}
        mark={mark}
        messages={messages}
        onSave={onSave}
      />
      <ShareDialog
        open={dialog === 'share'}
        onClose={() => setDialog(null)}
        link={address?.link(writeHash(theme)) ?? `#${writeHash(theme)}`}
        messages={messages}
      />
    </main>
  );
}

import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { CategoriesFailed, Notes } from './parts/Notes.tsx';
import { OptionList } from './parts/OptionList.tsx';
import { RecentSearches } from './parts/RecentSearches.tsx';
import type { QuickGroup, QuickOption } from './quickOpen.model.ts';
import { input, leading, results, well } from './QuickOpenDialog.css.ts';

export interface QuickOpenDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Told whether something is pointed at that the player has moved to: nothing may move under it. */
  readonly onPointing: (pointing: boolean) => void;
  /** What can be opened, by text or without one. */
  readonly groups: readonly QuickGroup[];
  /** How far the categories and vendors are; they are in the groups. */
  readonly categories: Remote<null>;
  /** How far the platform's answer is; what it said is in the groups. */
  readonly games: Remote<null>;
  /** What was looked for in place of what was typed, which nothing is called. */
  readonly shownFor?: string;
  /** The hall with all games of that name; null when all of them are here. */
  readonly allHref: string | null;
  /** What was looked for on this device, the latest first. */
  readonly recent: readonly string[];
  readonly onForgetRecent: () => void;
  readonly onChoose: (option: QuickOption) => void;
}

/** Opens anything from anywhere: one field, and under it categories, vendors and games that fit what is typed. */
export function QuickOpenDialog(props: QuickOpenDialogProps) {
  const { t } = useTranslation('quickOpen');
  const shared = useTranslation('shared').t;
  const { open } = props;
  const field = useRef<HTMLInputElement>(null);
  // Each opening begins with an empty field, also when the former one is still fading.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t('title')}
      closeLabel={shared('close')}
      initialFocus={field}
    >
      <QuickSearch key={opening.count} {...props} field={field} />
    </Dialog>
  );
}

function QuickSearch({ field, ...props }: QuickOpenDialogProps & { field: RefObject<HTMLInputElement | null> }) {
  const { text, onText, groups, categories, games, shownFor, allHref, onPointing, onChoose } = props;
  const { t } = useTranslation('quickOpen');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  // The field does not wait for what is under it: that is drawn a moment later, in pieces, and holds up no key.
  const drawn = useDeferredValue(true, false);
  const [typed, setTyped] = useState(text);
  const searching = text.trim() !== '';
  const looked = shownFor ?? text.trim();
  const all: readonly QuickOption[] =
    searching && allHref !== null
      ? [{ id: 'all', kind: 'all', label: t('all', { search: looked }), note: '', href: allHref }]
      : [];
  const options = drawn ? [...groups.flatMap((group) => group.options), ...all] : [];

  const [pointed, point] = useState<string | null>(null);
  const setPointed = (id: string | null): void => {
    point(id);
    onPointing(id !== null);
  };
  // Typing points at the best match; before anything is typed, nothing is opened by accident.
  const active = options.find(({ id }) => id === pointed) ?? (searching ? options[0] : undefined);
  const idOf = (option: QuickOption): string => `${listId}-${option.id}`;
  const latest = useRef(active);
  useLayoutEffect(() => {
    latest.current = active;
  });
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    const at = active === undefined ? -1 : options.indexOf(active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
      setPointed(options[next]?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Whoever is quicker than the list means what it will say.
      if (typed !== text) flushSync(() => onText(typed));
      if (latest.current !== undefined) onChoose(latest.current);
    }
  };
  const type = (next: string): void => {
    setTyped(next);
    startTransition(() => {
      setPointed(null);
      onText(next);
    });
  };
  const withoutCategories = categories.status === 'failed';
  const said = { loading: t('searching'), failed: t('failed'), ready: t('count', { total: options.length }) };

  return (
    <>
      <div className={well}>
        <span className={leading}>{games.status === 'loading' ? <Spinner size="small" /> : <Icon of={Search} />}</span>
        <input
          ref={field}
          className={input}
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={active === undefined ? undefined : idOf(active)}
          placeholder={t('placeholder')}
          enterKeyHint="go"
          inputMode="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <IconButton
            label={t('clear')}
            icon={<Icon of={X} />}
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          />
        )}
      </div>
      <VisuallyHidden>
        <div role="status">{withoutCategories ? t('categoriesFailed') : searching && said[games.status]}</div>
      </VisuallyHidden>
      <div ref={list} className={results}>
        {!searching && (
          <RecentSearches
            {...props}
            onPick={(search) => {
              type(search);
              field.current?.focus();
            }}
          />
        )}
        {searching && shownFor !== undefined && (
          <Text size="sm" tone="muted">
            {t('shownFor', { name: shownFor })}
          </Text>
        )}
        {drawn && withoutCategories && <CategoriesFailed failed={categories} field={field} />}
        {options.length > 0 && (
          <OptionList
            id={listId}
            groups={groups}
            all={all}
            looked={looked}
            active={active}
            idOf={idOf}
            onPoint={setPointed}
            onChoose={onChoose}
          />
        )}
        {drawn && <Notes {...props} empty={options.length === 0} searching={searching} field={field} />}
      </div>
    </>
  );
}

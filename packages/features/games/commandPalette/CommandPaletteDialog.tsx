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
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { CommandOption, CommandPaletteDialogProps } from './commandPalette.types.ts';
import { input, leading, results, well } from './CommandPaletteDialog.css.ts';
import { CategoriesFailed, Notes } from './parts/Notes.tsx';
import { OptionList } from './parts/OptionList.tsx';
import { RecentSearches } from './parts/RecentSearches.tsx';

/** The command palette: a search field with the matching pages, vendors, lotteries and games below it. */
export function CommandPaletteDialog({
  open,
  onClose,
  text,
  onText,
  onPointing,
  groups,
  categories,
  games,
  shownFor,
  allHref,
  recent,
  onForgetRecent,
  onChoose,
}: CommandPaletteDialogProps) {
  const { t } = useTranslation('commandPalette');
  const field = useRef<HTMLInputElement>(null);
  // A new key per opening resets the search, even while the previous one is still animating out.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      closeLabel={t('common:close')}
      initialFocus={field}
    >
      <QuickSearch
        key={opening.count}
        field={field}
        text={text}
        onText={onText}
        onPointing={onPointing}
        groups={groups}
        categories={categories}
        games={games}
        shownFor={shownFor}
        allHref={allHref}
        recent={recent}
        onForgetRecent={onForgetRecent}
        onChoose={onChoose}
      />
    </Dialog>
  );
}

interface QuickSearchProps extends Omit<CommandPaletteDialogProps, 'open' | 'onClose' | 'shownFor'> {
  field: RefObject<HTMLInputElement | null>;
  shownFor: string | undefined;
}

function QuickSearch({
  field,
  text,
  onText,
  onPointing,
  groups,
  categories,
  games,
  shownFor,
  allHref,
  recent,
  onForgetRecent,
  onChoose,
}: QuickSearchProps) {
  const { t } = useTranslation('commandPalette');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  // The options render deferred, so that the field appears at once and keys are not blocked.
  const optionsShown = useDeferredValue(true, false);
  const [typed, setTyped] = useState(text);
  const searching = text.trim() !== '';
  const searched = shownFor ?? text.trim();
  const all: CommandOption | undefined =
    searching && allHref !== null
      ? { id: 'all', kind: 'all', label: t('all', { search: searched }), note: '', href: allHref }
      : undefined;
  const options = optionsShown ? [...groups.flatMap((group) => group.options), ...(all ? [all] : [])] : [];

  const [pointedId, setPointedId] = useState<string | null>(null);
  const pointAt = (id: string | null): void => {
    setPointedId(id);
    onPointing(id !== null);
  };
  const suggesting = groups[0]?.name === 'suggested';
  // A search activates the best match. Without one nothing is active, so that Enter opens nothing by accident.
  const active = options.find(({ id }) => id === pointedId) ?? (searching && !suggesting ? options[0] : undefined);
  const idOf = (option: CommandOption): string => `${listId}-${option.id}`;
  const latest = useRef(active);
  useLayoutEffect(() => {
    latest.current = active;
  });
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const at = active === undefined ? -1 : options.indexOf(active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
      pointAt(options[next]?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The list may lag behind the field: flushes the typed text first, so that Enter opens its match.
      if (typed !== text) flushSync(() => onText(typed));
      if (latest.current !== undefined) onChoose(latest.current);
    }
  };
  const type = (next: string): void => {
    setTyped(next);
    startTransition(() => {
      pointAt(null);
      onText(next);
    });
  };
  const announcements = {
    loading: t('searching'),
    failed: t('failed'),
    ready: t('count', { total: suggesting ? 0 : options.length }),
  };

  // Above suggestions, which it explains, and below what was found.
  const notes = optionsShown && (
    <Notes
      categories={categories}
      games={games}
      text={text}
      empty={options.length === 0 || suggesting}
      searching={searching}
      field={field}
    />
  );

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
        <div role="status">
          {categories.status === 'failed' ? t('categoriesFailed') : searching && announcements[games.status]}
        </div>
      </VisuallyHidden>
      <div ref={list} className={results}>
        {!searching && (
          <RecentSearches
            recent={recent}
            onForgetRecent={onForgetRecent}
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
        {optionsShown && categories.status === 'failed' && <CategoriesFailed failed={categories} field={field} />}
        {suggesting && notes}
        {options.length > 0 && (
          <OptionList
            id={listId}
            groups={groups}
            all={all}
            searched={searched}
            active={active}
            idOf={idOf}
            onPoint={pointAt}
            onChoose={onChoose}
          />
        )}
        {!suggesting && notes}
      </div>
    </>
  );
}

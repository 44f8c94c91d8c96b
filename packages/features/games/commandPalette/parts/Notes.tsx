import { SearchX } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Failed } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { CommandPaletteDialogProps } from '../commandPalette.types.ts';
import { waiting } from './Notes.css.ts';

/** The search field, which gets the focus back. */
type Field = RefObject<HTMLInputElement | null>;

interface NotesProps extends Pick<CommandPaletteDialogProps, 'categories' | 'games' | 'text'> {
  /** There are no options. */
  empty: boolean;
  /** There is a search text. */
  searching: boolean;
  field: Field;
}

/** The loading, error and empty states of the options. */
export function Notes({ categories, games, text, empty, searching, field }: NotesProps) {
  const { t } = useTranslation('commandPalette');
  // The game search depends on the categories, whose failure `CategoriesFailed` shows.
  if (categories.status === 'failed') return null;
  if (searching && games.status === 'failed') {
    return <Failure title={t('failed')} text={t('failedText')} failed={games} field={field} />;
  }
  if ((searching ? games : categories).status === 'loading') return <Waiting />;
  if (!empty) return null;
  if (!searching) return <EmptyState level={3} title={t('start')} text={t('startText')} />;
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={SearchX} size="xlarge" />}
      title={t('none', { search: text.trim() })}
      text={t('noneText')}
    />
  );
}

/** The error of categories and vendors. Shown above the options, since below them it would be out of view. */
export function CategoriesFailed({ failed, field }: { failed: Failed; field: Field }) {
  const { t } = useTranslation('commandPalette');
  return <Failure title={t('categoriesFailed')} text={t('categoriesFailedText')} failed={failed} field={field} />;
}

interface FailureProps {
  title: string;
  text: string;
  failed: Failed;
  field: Field;
}

function Failure({ title, text, failed, field }: FailureProps) {
  const shared = useTranslation('common').t;
  const strip = useRef<HTMLDivElement>(null);
  // The retry button unmounts with the error. If it had focus, the search field gets it.
  useLayoutEffect(() => {
    const element = strip.current;
    const input = field.current;
    return () => {
      if (element?.contains(document.activeElement) === true) input?.focus();
    };
  }, [field]);
  return (
    <div ref={strip}>
      <ErrorState
        size="compact"
        title={title}
        text={text}
        action={
          <Button size="small" tone="outline" busy={failed.refreshing === true} onClick={failed.retry}>
            {shared('retry')}
          </Button>
        }
      />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-hidden className={waiting}>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}

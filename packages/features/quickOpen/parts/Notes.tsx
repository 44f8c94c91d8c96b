import { SearchX } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Failed } from '../../shared/remote.ts';
import type { QuickOpenDialogProps } from '../QuickOpenDialog.tsx';
import { waiting } from './Notes.css.ts';

/** The field of the dialog, which takes the focus back. */
type Field = RefObject<HTMLInputElement | null>;
type NotesProps = Pick<QuickOpenDialogProps, 'categories' | 'games' | 'text'> & {
  empty: boolean;
  searching: boolean;
  field: Field;
};

/** What is to be said about the list: that it is coming, that it did not come, that there is nothing. */
export function Notes({ categories, games, text, empty, searching, field }: NotesProps) {
  const { t } = useTranslation('quickOpen');
  // The games are found by the categories: that these did not come is said above (`CategoriesFailed`).
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

/** Before the list, which begins with categories and vendors: below what else is in it, nobody would see it. */
export function CategoriesFailed(props: { failed: Failed; field: Field }) {
  const { t } = useTranslation('quickOpen');
  return <Failure title={t('categoriesFailed')} text={t('categoriesFailedText')} {...props} />;
}

interface FailureProps {
  title: string;
  text: string;
  failed: Failed;
  field: Field;
}

function Failure({ title, text, failed, field }: FailureProps) {
  const shared = useTranslation('shared').t;
  const strip = useRef<HTMLDivElement>(null);
  // The button goes with the failure: whoever pressed it goes on with what is found.
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

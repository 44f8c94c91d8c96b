import { SearchX } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { QuickOpenDialogProps } from '../QuickOpenDialog.tsx';
import { waiting } from './Notes.css.ts';

type NotesProps = Pick<QuickOpenDialogProps, 'games' | 'text'> & { empty: boolean; searching: boolean };

/** What is to be said about the list: that it is coming, that it did not come, that there is nothing. */
export function Notes({ games, text, empty, searching }: NotesProps) {
  const { t } = useTranslation('quickOpen');
  const shared = useTranslation('shared').t;
  if (!searching) {
    return empty ? <EmptyState level={3} title={t('start')} text={t('startText')} /> : null;
  }
  if (games.status === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={t('failed')}
        text={t('failedText')}
        action={
          <Button size="small" tone="outline" busy={games.refreshing === true} onClick={games.retry}>
            {shared('retry')}
          </Button>
        }
      />
    );
  }
  if (games.status === 'loading') {
    return (
      <div aria-hidden className={waiting}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    );
  }
  if (!empty) return null;
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={SearchX} size="xlarge" />}
      title={t('none', { search: text.trim() })}
      text={t('noneText')}
    />
  );
}

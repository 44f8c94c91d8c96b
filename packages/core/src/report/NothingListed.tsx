import { ReceiptText, RefreshCw } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { ReportViewProps } from './reportView.types.ts';

interface NothingListedProps extends Pick<ReportViewProps<object, object, object>, 'words' | 'days' | 'list'> {
  playHref: string | null;
  keepFocus: (action: () => void) => () => void;
}

/** Empty state: offers to clear the filters or to widen the days. */
export function NothingListed({ words, days, list, playHref, keepFocus }: NothingListedProps) {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={ReceiptText} size="huge" />}
      title={words.empty}
      text={list.filtered ? t('emptyFilteredText') : (words.emptyText ?? t('emptyDaysText'))}
      action={
        <Inline justify="center">
          {list.filtered && (
            <Button tone="soft" onClick={keepFocus(list.onClearFilters)}>
              {t('clearFilters')}
            </Button>
          )}
          {!list.filtered && days !== null && days.quick !== 'month' && (
            <Button tone="soft" onClick={keepFocus(() => days.onQuick('month'))}>
              {t('showMonth')}
            </Button>
          )}
          {playHref !== null && (
            <ButtonLink href={playHref} tone="outline">
              {t('play')}
            </ButtonLink>
          )}
          <Button
            tone="quiet"
            busy={list.refreshing}
            icon={<Icon of={RefreshCw} size="small" />}
            onClick={list.onRefresh}
          >
            {t('common:refresh')}
          </Button>
        </Inline>
      }
    />
  );
}

import { Clock3 } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { QuickOpenDialogProps } from '../QuickOpenDialog.tsx';
import { groupHead } from './OptionList.css.ts';
import { head } from './RecentSearches.css.ts';

type RecentSearchesProps = Pick<QuickOpenDialogProps, 'recent' | 'onForgetRecent'> & {
  onPick: (search: string) => void;
};

/** What was looked for on this device; nobody else sees it, and it can be forgotten. */
export function RecentSearches({ recent, onForgetRecent, onPick }: RecentSearchesProps) {
  const { t } = useTranslation('quickOpen');
  if (recent.length === 0) return null;
  return (
    <section aria-label={t('recent')}>
      <div className={head}>
        <span className={groupHead}>{t('recent')}</span>
        <Button tone="quiet" size="small" onClick={onForgetRecent}>
          {t('forgetRecent')}
        </Button>
      </div>
      <Inline gap="xs">
        {recent.map((search) => (
          <Button
            key={search}
            tone="soft"
            size="small"
            icon={<Icon of={Clock3} size="small" />}
            onClick={() => onPick(search)}
          >
            {search}
          </Button>
        ))}
      </Inline>
    </section>
  );
}

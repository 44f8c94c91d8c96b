import { Clock3 } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import type { CommandPaletteDialogProps } from '../commandPalette.types.ts';
import { groupHead } from './OptionList.css.ts';
import { head } from './RecentSearches.css.ts';

interface RecentSearchesProps extends Pick<CommandPaletteDialogProps, 'recent' | 'onForgetRecent'> {
  onPick: (search: string) => void;
}

/** The recent searches of this device, with a button that clears them. */
export function RecentSearches({ recent, onForgetRecent, onPick }: RecentSearchesProps) {
  const { t } = useTranslation('commandPalette');
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

import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { MarketKind } from '#api/matches.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import type { SportsScreenProps } from '../sports.types.ts';
import { filterButton, switchButton, switchGroup, tools } from '../SportsScreen.css.ts';

const FilterSheet = lazyComponent(() => import('./FilterSheet.tsx').then((part) => part.FilterSheet));

interface ToolsProps extends Pick<SportsScreenProps, 'leagues' | 'allLeagues' | 'vendors' | 'allVendors'> {
  /** The kinds of bets that the list has. */
  kinds: readonly MarketKind[];
  kind: MarketKind;
  onKind: (kind: MarketKind) => void;
}

/** Which prices the rows of narrow windows show, where there is a choice, and what else narrows the list. */
export function Tools({ kinds, kind, onKind, ...filters }: ToolsProps) {
  const { t } = useTranslation('sports');
  const [open, setOpen] = useState(false);
  const shown = usePresence(open);
  const narrowed = !filters.allLeagues.active || !filters.allVendors.active;
  return (
    <div className={tools}>
      {kinds.length > 1 && (
        <div role="group" aria-label={t('kinds.label')} className={switchGroup}>
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              className={switchButton}
              onClick={() => onKind(each)}
            >
              {t(`kinds.${each}`)}
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-narrowed={narrowed || undefined}
        className={filterButton}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} size="small" />
        <span>{t('filter.open')}</span>
      </button>
      <LazyDialogSection open={open} onClose={() => setOpen(false)}>
        {shown && <FilterSheet {...filters} open={open} onClose={() => setOpen(false)} />}
      </LazyDialogSection>
    </div>
  );
}

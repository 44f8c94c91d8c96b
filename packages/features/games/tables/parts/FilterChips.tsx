import { Heart, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { forPlayers } from '#core/session/BySession.css.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Filter, TableFilters } from '../tables.types.ts';
import { chip, chips, mark, place } from './FilterChips.css.ts';

const placeholders = 6;
/** How many marks of vendors a phone has in view. */
const marksInView = 2;

/** Favourites, low stakes and vendors: links that narrow the tables, and widen them again. Null while they are unknown. */
export function FilterChips({ filters }: { filters: TableFilters | null }) {
  const { t } = useTranslation('tables');
  const amount = useShortMoneyText();
  const hydrated = useHydrated();
  if (filters === null) {
    return (
      <div aria-hidden className={chips}>
        {Array.from({ length: placeholders }, (_, at) => (
          <span key={at} className={place} />
        ))}
      </div>
    );
  }
  const { favourite, low, vendors } = filters;
  return (
    <nav aria-label={t('filters.label')}>
      <ul role="list" className={chips}>
        {favourite && (
          <Chip
            filter={favourite}
            icon={<Icon of={Heart} size="small" />}
            className={hydrated ? undefined : forPlayers}
          >
            {t('filters.favourite')}
          </Chip>
        )}
        <Chip filter={low}>{t('filters.low', { amount: amount(low.amount) })}</Chip>
        {vendors.map((vendor, at) => (
          <Chip
            key={vendor.vassalage}
            filter={vendor}
            icon={
              vendor.inMaintenance ? (
                <Icon of={Wrench} size="small" />
              ) : (
                <span className={mark}>
                  <LazyImage src={vendor.mark} alt="" ratio="1:1" radius="control" eager={at < marksInView} />
                </span>
              )
            }
          >
            <span translate="no">{vendor.name}</span>
            {vendor.inMaintenance && <VisuallyHidden>{` ${t('common:inMaintenance')}`}</VisuallyHidden>}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  filter: Filter;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

function Chip({ filter: { href, active }, icon, className, children }: ChipProps) {
  return (
    <li className={className}>
      <Anchor href={href} aria-current={active ? 'true' : undefined} draggable={false} className={chip}>
        {icon}
        <span>{children}</span>
      </Anchor>
    </li>
  );
}

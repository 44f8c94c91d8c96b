import { type ReactNode, useId } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Chosen, SportsScreenProps } from '../sports.types.ts';
import { branch, branchCount, branchHeading, branchName } from '../SportsScreen.css.ts';

export interface FiltersProps extends Pick<SportsScreenProps, 'leagues' | 'allLeagues' | 'vendors' | 'allVendors'> {
  /** Called with each choice. */
  onChoose?: () => void;
}

/** Links that narrow the list to a league or a vendor, and widen it again. */
export function Filters({ leagues, allLeagues, vendors, allVendors, onChoose }: FiltersProps) {
  const { t } = useTranslation('sports');
  const id = useId();
  const link = (key: string, { href, active }: Chosen, name: ReactNode, aside?: ReactNode) => (
    <li key={key}>
      <Anchor href={href} aria-current={active ? 'true' : undefined} className={branch} onClick={onChoose}>
        <span className={branchName}>{name}</span>
        {aside}
      </Anchor>
    </li>
  );
  return (
    <>
      {leagues.length > 1 && (
        <nav aria-labelledby={`${id}-leagues`}>
          <h2 id={`${id}-leagues`} className={branchHeading}>
            {t('filter.leagues')}
          </h2>
          <ul role="list">
            {link('', allLeagues, t('filter.allLeagues'))}
            {leagues.map(({ count, ...league }) =>
              link(
                league.id,
                league,
                league.name,
                <span className={branchCount}>
                  <span aria-hidden>{count}</span>
                  <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
                </span>,
              ),
            )}
          </ul>
        </nav>
      )}
      {vendors.length > 1 && (
        <nav aria-labelledby={`${id}-vendors`}>
          <h2 id={`${id}-vendors`} className={branchHeading}>
            {t('filter.vendors')}
          </h2>
          <ul role="list">
            {link('', allVendors, t('filter.allVendors'))}
            {vendors.map(({ vassalage, name, inMaintenance, ...vendor }) =>
              link(
                vassalage,
                vendor,
                <span translate="no">{name}</span>,
                inMaintenance && <span className={branchCount}>{t('common:inMaintenance')}</span>,
              ),
            )}
          </ul>
        </nav>
      )}
    </>
  );
}

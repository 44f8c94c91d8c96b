import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { SportsScreenProps } from '../sports.types.ts';
import { branch, branchCount, branchName } from '../SportsScreen.css.ts';
import { Filters, type FiltersProps } from './Filters.tsx';
import { sportIcon } from './sportIcons.tsx';
import { useSportName } from './useSportName.ts';

/** The column of wide windows: sports, leagues and vendors. */
export function Tree({ sports, ...filters }: FiltersProps & Pick<SportsScreenProps, 'sports'>) {
  const { t } = useTranslation('sports');
  const nameOf = useSportName();
  return (
    <>
      {sports.length > 0 && (
        <nav aria-label={t('sports')}>
          <ul role="list">
            {sports.map(({ sport, live, active, href }) => (
              <li key={sport}>
                <Anchor href={href} aria-current={active ? 'true' : undefined} className={branch}>
                  <Icon of={sportIcon(sport)} />
                  <span className={branchName}>{nameOf(sport)}</span>
                  {live > 0 && (
                    <span className={branchCount} data-live>
                      {t('live', { count: live })}
                    </span>
                  )}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Filters {...filters} />
    </>
  );
}

import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SportsScreenProps } from '../sports.types.ts';
import {
  emblem,
  liveCount,
  narrowOnly,
  sport as sportClass,
  sportName,
  sportPlace,
  sportStrip,
} from '../SportsScreen.css.ts';
import { sportIcon } from './sportIcons.tsx';
import { useSportName } from './useSportName.ts';

const placeholders = 5;

/** Links to the matches of each sport, with how many run now. Their places until they are known. */
export function Sports({ sports, waits }: Pick<SportsScreenProps, 'sports'> & { waits: boolean }) {
  const { t } = useTranslation('sports');
  const nameOf = useSportName();
  if (sports.length === 0) {
    return waits ? (
      <div aria-hidden className={classes(sportStrip, narrowOnly)}>
        {Array.from({ length: placeholders }, (_, at) => (
          <span key={at} className={sportPlace} />
        ))}
      </div>
    ) : null;
  }
  return (
    <nav aria-label={t('sports')} className={narrowOnly}>
      <ul role="list" className={sportStrip}>
        {sports.map(({ sport, live, active, href }) => (
          <li key={sport}>
            <Anchor href={href} aria-current={active ? 'true' : undefined} draggable={false} className={sportClass}>
              <span className={emblem}>
                <Icon of={sportIcon(sport)} />
              </span>
              <span className={sportName}>{nameOf(sport)}</span>
              {live > 0 && (
                <span className={liveCount}>
                  <span aria-hidden>{live}</span>
                  <VisuallyHidden>{t('running', { count: live })}</VisuallyHidden>
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

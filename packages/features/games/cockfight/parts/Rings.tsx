import { Wrench } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { chip, chips, mark, place } from '../../tables/parts/FilterChips.css.ts';
import type { RingView } from '../cockfight.types.ts';
import { dot } from '../CockfightScreen.css.ts';

const placeholders = 4;
/** How many marks of rings a phone has in view. */
const marksInView = 2;

/** The rings as links, the one that is shown marked. Null while they are unknown. */
export function Rings({ rings }: { rings: readonly RingView[] | null }) {
  const { t } = useTranslation('cockfight');
  if (rings === null) {
    return (
      <div aria-hidden className={chips}>
        {Array.from({ length: placeholders }, (_, at) => (
          <span key={at} className={place} />
        ))}
      </div>
    );
  }
  return (
    <nav aria-label={t('rings')}>
      <ul role="list" className={chips}>
        {rings.map(({ vassalage, name, mark: picture, href, active, inMaintenance, running }, at) => (
          <li key={vassalage}>
            <Anchor href={href} aria-current={active ? 'true' : undefined} draggable={false} className={chip}>
              {inMaintenance ? (
                <Icon of={Wrench} size="small" />
              ) : (
                <span className={mark}>
                  <LazyImage src={picture} alt="" ratio="1:1" radius="control" eager={at < marksInView} />
                </span>
              )}
              <span translate="no">{name}</span>
              {/* Its place is kept, so that no chip moves. */}
              {!inMaintenance && <span className={dot} data-running={running || undefined} />}
              {running && <VisuallyHidden>{` ${t('running')}`}</VisuallyHidden>}
              {inMaintenance && <VisuallyHidden>{` ${t('common:inMaintenance')}`}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

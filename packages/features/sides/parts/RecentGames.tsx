import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import type { GameTileView } from '../../shared/gameTile.ts';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import type { SidesScreenProps } from '../SidesScreen.tsx';
import { cover, empty, entry, list, names } from './RecentGames.css.ts';

const placesKept = 6;

type RecentGamesProps = Pick<SidesScreenProps, 'onOpen' | 'lobbyHref'> & { recent: Remote<readonly GameTileView[]> };

/** SID-01a: the latest games, one line each, to go on with. */
export function RecentGames({ recent, onOpen, lobbyHref }: RecentGamesProps) {
  const { t } = useTranslation('service');
  const shared = useTranslation('shared').t;
  if (recent.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <div className={list} aria-hidden>
          {Array.from({ length: placesKept }, (_, index) => (
            <Place key={index} />
          ))}
        </div>
      </div>
    );
  }
  if (recent.status === 'failed') {
    return <FailedState compact title={t('sides.recentFailed')} failed={recent} />;
  }
  if (recent.value.length === 0) {
    return (
      <div className={empty}>
        <Text weight="medium">{t('sides.recentEmpty')}</Text>
        <Text size="sm" tone="muted">
          {t('sides.recentEmptyText')}
        </Text>
        <ButtonLink tone="soft" size="small" href={lobbyHref}>
          {t('sides.browse')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <GatedLinks onOpen={onOpen}>
      <ul role="list" className={list} aria-label={t('sides.recentTitle')}>
        {recent.value.map((game) => (
          <li key={game.nodeId}>
            <Anchor href={game.href} className={entry}>
              <span className={cover}>
                <LazyImage src={game.image} alt="" ratio="3:4" radius="control" />
              </span>
              <span className={names}>
                <Text as="span" size="sm" weight="medium" lines={2}>
                  {game.name}
                </Text>
                <Text as="span" size="xs" tone="muted" lines={1}>
                  {game.vendor}
                </Text>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </GatedLinks>
  );
}

function Place() {
  return (
    <span className={entry}>
      <span className={cover}>
        <Skeleton shape="block" ratio="3:4" />
      </span>
      <span className={names}>
        <Skeleton shape="text" size="sm" />
        <Skeleton shape="text" size="xs" />
      </span>
    </span>
  );
}

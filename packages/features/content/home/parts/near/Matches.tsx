import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { MatchRow } from '#ui/MatchRow/MatchRow.tsx';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { card, room } from '../Block.css.ts';
import { Block } from '../Block.tsx';
import { More } from '../More.tsx';
import { nearLimits } from './near.model.ts';
import type { MatchView, RunningMatches } from './near.types.ts';

interface MatchesProps {
  matches: Remote<RunningMatches>;
  /** All matches. */
  href: string;
  onOpen: GuardedOpen;
}

/** Running matches with their prices. A row leads to its match at the vendor. */
export function Matches({ matches, href, onOpen }: MatchesProps) {
  const { t } = useTranslation('home');
  const shown = nearLimits.matches[useIsFrom('desktop') ? 'wide' : 'narrow'];
  const live = matches.status === 'ready' ? matches.value.live : 0;
  return (
    <Block
      title={t('matches.title')}
      remote={matches}
      aside={<More href={href}>{live > 0 ? t('matches.live', { total: live }) : t('all')}</More>}
      skeleton={<div className={room.matches} />}
    >
      {({ list }) =>
        list.length === 0 ? null : (
          <GuardedLinks onOpen={onOpen}>
            <ul role="list" className={card} aria-label={t('matches.title')}>
              {list.slice(0, shown).map((match) => (
                <Match key={match.id} {...match} />
              ))}
            </ul>
          </GuardedLinks>
        )
      }
    </Block>
  );
}

function Match({ minute, sides, prices, closed, href }: MatchView) {
  const { t } = useTranslation('home');
  const clock = minute === null ? t('openBets.running') : t('matches.clock', { minute });
  const nameOf = (id: string): string =>
    id === 'draw' ? t('matches.draw') : (sides[id === 'home' ? 0 : 1]?.name ?? '');
  return (
    <MatchRow
      as="li"
      live
      when={clock}
      home={sides[0]}
      away={sides[1]}
      against={t('matches.against')}
      href={href}
      markets={
        prices.length === 0
          ? []
          : [
              {
                id: '1x2',
                label: t('matches.market'),
                prices: prices.map(({ id, price, movement }) => ({
                  ...{ id, price, closed, movement },
                  label: [
                    nameOf(id),
                    closed ? t('matches.closed') : price,
                    !closed && movement !== undefined && t(`matches.moved.${movement}`),
                  ]
                    .filter(Boolean)
                    .join(' '),
                })),
              },
            ]
      }
    />
  );
}

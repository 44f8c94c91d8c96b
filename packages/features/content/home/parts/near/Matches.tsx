import { useRef } from 'react';
import type { SlipPick } from '#api/slipPicks.ts';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { useMatchWords } from '#core/catalogue/matches/useMatchWords.ts';
import type { HeldPicks } from '#core/catalogue/slip/useHeldSlip.ts';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { MatchRow } from '#ui/MatchRow/MatchRow.tsx';
import { useNearViewport } from '#ui/NearViewport/useNearViewport.ts';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { card, room } from '../Block.css.ts';
import { Block } from '../Block.tsx';
import { More } from '../More.tsx';
import { nearLimits } from './near.model.ts';
import type { MatchView, ResultPrice, RunningMatches } from './near.types.ts';

interface MatchesProps {
  matches: Remote<RunningMatches>;
  /** All matches. */
  href: string;
  onOpen: GuardedOpen;
  isPicked: HeldPicks['isPicked'];
  /** Takes a price into the slip and leads to it. `label` says what it is. */
  onPick: (match: MatchView, pick: SlipPick, label: string) => void;
  /** Told when the list comes near the window, and when it has left it. */
  onNear: (isNear: boolean) => void;
}

/** Running matches. A row leads to its match at the vendor, a price to the slip with it. */
export function Matches({ matches, href, onOpen, isPicked, onPick, onNear }: MatchesProps) {
  const { t } = useTranslation('home');
  const shown = nearLimits.matches[useIsFrom('full') ? 'wide' : 'narrow'];
  const live = matches.status === 'ready' ? matches.value.live : 0;
  const listed = useRef<HTMLUListElement>(null);
  const isListed = matches.status === 'ready' && matches.value.list.length > 0;
  useNearViewport(listed, onNear, { margin: '50%', enabled: isListed });
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
            <ul ref={listed} role="list" className={card} aria-label={t('matches.title')}>
              {list.slice(0, shown).map((match) => (
                <Match key={match.id} match={match} isPicked={isPicked} onPick={onPick} />
              ))}
            </ul>
          </GuardedLinks>
        )
      }
    </Block>
  );
}

interface MatchProps extends Pick<MatchesProps, 'isPicked' | 'onPick'> {
  match: MatchView;
}

function Match({ match, isPicked, onPick }: MatchProps) {
  const { t } = useTranslation('match');
  const { against, runningText, resultName, priceName } = useMatchWords();
  const { clock, sport, sides, prices, closed, href } = match;
  const nameOf = (id: ResultPrice['id']): string =>
    resultName(id === 'draw' ? null : sides[id === 'home' ? 0 : 1].name);
  return (
    <MatchRow
      as="li"
      live
      when={runningText(clock, sport)}
      home={sides[0]}
      away={sides[1]}
      against={against}
      href={href}
      markets={
        prices.length === 0
          ? []
          : [
              {
                id: '1x2',
                label: t('result'),
                prices: prices.map(({ id, price, movement, pick }) => ({
                  ...{ id, price, movement, closed: closed && price !== null },
                  label: priceName(nameOf(id), { price, movement, closed: closed && price !== null }),
                  chosen: pick !== null && isPicked(pick),
                  onChoose: pick === null ? undefined : () => onPick(match, pick, nameOf(id)),
                })),
              },
            ]
      }
    />
  );
}

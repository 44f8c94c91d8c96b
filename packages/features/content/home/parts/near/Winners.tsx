import { useRef } from 'react';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { Amount } from '#core/components/Amount.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { MotionToggle } from '#ui/Motion/MotionToggle.tsx';
import { type AutoMotion, useAutoMotion } from '#ui/Motion/useAutoMotion.ts';
import { room, rows } from '../Block.css.ts';
import { Block } from '../Block.tsx';
import type { WinnerView } from './near.types.ts';
import { useWinnerRows } from './useWinnerRows.ts';
import { amount, game, slides, who, win } from './Winners.css.ts';

interface WinnersProps {
  winners: Remote<readonly WinnerView[]>;
  /** New wins come in by themselves, which the player can pause. @default false */
  moves?: boolean;
  onOpen: GuardedOpen;
}

/** The latest winners (CON-01). A new one slides in at the top, and waits while somebody is on the board. */
export function Winners({ winners, moves = false, onOpen }: WinnersProps) {
  const { t } = useTranslation('home');
  const area = useRef<HTMLDivElement>(null);
  const motion = useAutoMotion(area, winners.status === 'ready');
  const labels = { pause: t('winners.pause'), play: t('winners.play') };
  return (
    <Block
      title={t('winners.title')}
      remote={winners}
      skeleton={<div className={room.winners} />}
      aside={moves && winners.status === 'ready' && <MotionToggle {...motion} labels={labels} />}
    >
      {(list) =>
        list.length === 0 ? null : (
          <GuardedLinks onOpen={onOpen}>
            <div ref={area}>
              <Rows list={list} motion={motion} />
            </div>
          </GuardedLinks>
        )
      }
    </Block>
  );
}

function Rows({ list, motion }: { list: readonly WinnerView[]; motion: AutoMotion }) {
  const { t } = useTranslation('home');
  const { rows: shown, moved } = useWinnerRows(list, motion.rests);
  return (
    // Another first row is another list: all its rows move down together.
    <ul key={shown[0]?.id} role="list" className={moved ? `${rows} ${slides}` : rows} aria-label={t('winners.title')}>
      {shown.map(({ id, name, game: played, amount: won, href }) => (
        <li key={id}>
          <Anchor href={href} className={win}>
            <span className={who}>
              <bdi>{name}</bdi>
              <span className={game}>{` · ${played}`}</span>
            </span>
            <span className={amount}>
              <Amount value={won} />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

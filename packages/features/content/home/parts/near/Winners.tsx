import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { Amount } from '#core/components/Amount.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { room, rows } from '../Block.css.ts';
import { Block } from '../Block.tsx';
import type { WinnerView } from './near.types.ts';
import { amount, game, who, win } from './Winners.css.ts';

/** The latest winners (CON-01). */
export function Winners({ winners, onOpen }: { winners: Remote<readonly WinnerView[]>; onOpen: GuardedOpen }) {
  const { t } = useTranslation('home');
  return (
    <Block title={t('winners.title')} remote={winners} skeleton={<div className={room.winners} />}>
      {(list) =>
        list.length === 0 ? null : (
          <GuardedLinks onOpen={onOpen}>
            <ul role="list" className={rows} aria-label={t('winners.title')}>
              {list.map(({ id, name, game: played, amount: won, href }) => (
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
          </GuardedLinks>
        )
      }
    </Block>
  );
}

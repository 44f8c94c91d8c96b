import { Clock3, Layers, Ticket } from 'lucide-react';
import type { Remote } from '#core/data/remote.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { homeLimits } from '../home.model.ts';
import type { OpenBets, OpenBetView } from '../home.types.ts';
import { Block } from './Block.tsx';
import { More } from './More.tsx';
import {
  bet as betClass,
  bets as betsClass,
  clip,
  dot,
  live,
  money,
  name,
  pick as pickClass,
} from './OpenBetList.css.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useTimeText } from './useTimeText.ts';

/** The player's bets that are not settled, each as a link to its record. */
export function OpenBetList({ openBets, href }: { openBets: Remote<OpenBets>; href: string }) {
  const { t } = useTranslation('home');
  const total = openBets.status === 'ready' ? openBets.value.total : 0;
  return (
    <Block
      title={t('openBets.title')}
      remote={openBets}
      aside={<More href={href}>{total > 0 ? t('allOf', { total }) : t('all')}</More>}
      skeleton={<BetsSkeleton />}
    >
      {({ bets }) =>
        bets.length === 0 ? null : (
          <ul role="list" className={betsClass}>
            {bets.map((each) => (
              <li key={each.reference}>
                <OpenBet bet={each} />
              </li>
            ))}
          </ul>
        )
      }
    </Block>
  );
}

const icons = { waits: Clock3, parlay: Layers, other: Ticket } as const;

function OpenBet({ bet }: { bet: OpenBetView }) {
  const { href, state, title, minute, score, legs, wonLegs, pick, odds, stake, returns, at } = bet;
  const { t } = useTranslation('home');
  const amount = useShortMoneyText();
  const time = useTimeText();
  const isParlay = state === 'parlay';
  const choice = isParlay ? at !== null && t('openBets.next', { time: time(at) }) : pick;
  const price = isParlay || odds === null ? null : `@ ${odds}`;
  return (
    <Anchor href={href} className={betClass}>
      <span className={name}>
        {state === 'running' ? (
          <span className={live}>
            <span className={dot} />
            <span>{minute === null ? t('openBets.running') : `${minute}′`}</span>
          </span>
        ) : (
          <Icon of={icons[state]} size="small" />
        )}
        <span className={clip}>{isParlay ? t('openBets.parlay', { total: legs }) : title}</span>
        {score !== null && (
          <span className={live} translate="no">
            {score}
          </span>
        )}
      </span>
      <span>
        {wonLegs > 0 && <Badge tone="accentSoft">{t('openBets.won', { total: wonLegs })}</Badge>}
        {state === 'waits' && at !== null && <TimeLeft at={at} />}
      </span>
      <span className={pickClass}>{[choice, price].filter(Boolean).join(' ')}</span>
      <span className={money} translate="no">
        <VisuallyHidden>{`${t('openBets.stake')} `}</VisuallyHidden>
        <span>{amount(stake)}</span>
        {returns !== null && (
          <>
            <span aria-hidden>{' → '}</span>
            <VisuallyHidden>{` ${t('openBets.returns')} `}</VisuallyHidden>
            <b>{amount(returns)}</b>
          </>
        )}
      </span>
    </Anchor>
  );
}

function BetsSkeleton() {
  return (
    <div className={betsClass}>
      {Array.from({ length: homeLimits.openBets }, (_, index) => (
        <div key={index} className={betClass}>
          <Skeleton shape="text" size="sm" />
          <span />
          <Skeleton shape="text" size="xs" />
        </div>
      ))}
    </div>
  );
}

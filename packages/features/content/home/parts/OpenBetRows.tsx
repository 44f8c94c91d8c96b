import { Clock3, Flag, Layers, Ticket } from 'lucide-react';
import { toSatang } from '#core/format/money.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { OpenBetView } from '../home.types.ts';
import { bet as betClass, bets as betsClass, clip, dot, live, money, name, pick as pickClass } from './OpenBets.css.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useTimeText } from './useTimeText.ts';

/** The rows of the bets. What has ended is said in the same words whatever came of it. */
export function OpenBetRows({ bets }: { bets: readonly OpenBetView[] }) {
  return (
    <ul role="list" className={betsClass}>
      {bets.map((each) => (
        <li key={each.reference}>
          <OpenBet bet={each} />
        </li>
      ))}
    </ul>
  );
}

const icons = { waits: Clock3, parlay: Layers, other: Ticket } as const;

function OpenBet({ bet }: { bet: OpenBetView }) {
  const { href, state, title, legs, pick, odds, at, win } = bet;
  const { t } = useTranslation('home');
  const time = useTimeText();
  const isParlay = state === 'parlay';
  const choice = isParlay && win === null ? at !== null && t('openBets.next', { time: time(at) }) : pick;
  const price = isParlay || odds === null ? null : `@ ${odds}`;
  return (
    <Anchor href={href} className={betClass}>
      <span className={name}>
        <Mark bet={bet} />
        <span className={clip}>{isParlay ? t('openBets.parlay', { total: legs }) : title}</span>
        {bet.score !== null && win === null && (
          <span className={live} translate="no">
            {bet.score}
          </span>
        )}
      </span>
      <span>
        <Standing bet={bet} />
      </span>
      <span className={pickClass}>{[choice, price].filter(Boolean).join(' ')}</span>
      <Sums bet={bet} />
    </Anchor>
  );
}

function Mark({ bet: { state, minute, win } }: { bet: OpenBetView }) {
  const { t } = useTranslation('home');
  if (win !== null) return <Icon of={Flag} size="small" />;
  if (state !== 'running') return <Icon of={icons[state]} size="small" />;
  return (
    <span className={live}>
      <span className={dot} />
      <span>{minute === null ? t('openBets.running') : `${minute}′`}</span>
    </span>
  );
}

/** How far a bet is. That it has ended has the tone of its result: positive only for more than the stake. No word for one that is behind. */
function Standing({ bet: { state, leads, wonLegs, stake, win, at } }: { bet: OpenBetView }) {
  const { t } = useTranslation('home');
  if (win !== null)
    return <Badge tone={toSatang(win) > toSatang(stake) ? 'positive' : 'neutral'}>{t('openBets.ended')}</Badge>;
  return (
    <>
      {leads && <Badge tone="positive">{t('openBets.leads')}</Badge>}
      {wonLegs > 0 && <Badge tone="accentSoft">{t('openBets.won', { total: wonLegs })}</Badge>}
      {state === 'waits' && at !== null && <TimeLeft at={at} />}
    </>
  );
}

/** The stake, and what came back of it, or what comes back if the bet wins. */
function Sums({ bet: { stake, returns, win } }: { bet: OpenBetView }) {
  const { t } = useTranslation('home');
  const amount = useShortMoneyText();
  const paid = win ?? returns;
  return (
    <span className={money} translate="no">
      <VisuallyHidden>{`${t('openBets.stake')} `}</VisuallyHidden>
      <span>{amount(stake)}</span>
      {paid !== null && (
        <>
          <span aria-hidden>{' → '}</span>
          <VisuallyHidden>{` ${t(win === null ? 'openBets.returns' : 'openBets.returned')} `}</VisuallyHidden>
          <b>{amount(paid)}</b>
        </>
      )}
    </span>
  );
}

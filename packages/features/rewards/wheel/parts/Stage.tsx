import { type MouseEvent, useEffect, useEffectEvent, useMemo } from 'react';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { useTurning } from '../useTurning.ts';
import { sectorsOf } from '../wheel.model.ts';
import type { WheelScreenProps, WheelView } from '../wheel.types.ts';
import { count, side, stage } from '../WheelScreen.css.ts';
import { Outcome } from './Outcome.tsx';
import { Tickets } from './Tickets.tsx';
import { Wheel } from './Wheel.tsx';

interface StageProps
  extends
    Pick<WheelView, 'prizes' | 'tickets'>,
    Pick<WheelScreenProps, 'turn' | 'rewardsHref' | 'missionsHref' | 'onTurn'> {}

/** The wheel with what turns it. The prize is shown when the wheel stands, or at once where it does not move. */
export function Stage(props: StageProps) {
  const { prizes, tickets, turn, rewardsHref, missionsHref, onTurn } = props;
  const language = useLanguage();
  const { state, acted } = turn;
  const { t } = useTranslation('wheel');
  const sectors = useMemo(() => sectorsOf(prizes), [prizes]);
  const { angle, turnsFrom, prepare, stop } = useTurning(state, sectors);
  const isTurning = turnsFrom !== null;
  const [ticket] = tickets;
  const reference = state.status === 'done' && !isTurning ? state.value.reference : null;
  // Lists that are read anew before would tell the prize before the wheel does.
  useShown(acted ? reference : null, turn.readAgain);
  // The tickets are read anew when the prize is shown, until then the used one is among them.
  const used = state.status === 'done' && tickets.some(({ id }) => id === state.value.ticketId);
  const prizeId = state.status === 'done' && !isTurning ? state.value.prizeId : null;
  const won = prizes.find(({ id, kind }) => id === prizeId && kind !== 'none')?.id ?? null;
  const start = ({ detail }: MouseEvent): void => {
    if (ticket === undefined) return;
    // A click by keyboard has no count of clicks.
    prepare(detail === 0);
    void onTurn(ticket.id);
  };
  const repeat: typeof turn.repeat = () => {
    prepare(true);
    return turn.repeat();
  };
  return (
    <div className={stage}>
      <Wheel sectors={sectors} angle={angle} turnsFrom={turnsFrom} won={won} name={t('picture')} onStopped={stop} />
      <div className={side}>
        {!isTurning && <Outcome turn={{ ...turn, repeat }} prizes={prizes} rewardsHref={rewardsHref} />}
        {tickets.length > 0 && (
          <p className={count}>{t('count', { count: formatCount(tickets.length - (used ? 1 : 0), language) })}</p>
        )}
        {isTurning ? (
          <Button tone="soft" fullWidth onClick={stop}>
            {t('skip')}
          </Button>
        ) : (
          ticket !== undefined &&
          pendingOf(state) === null && (
            <Button fullWidth busy={state.status === 'sending'} disabled={used} onClick={start}>
              {t('spin')}
            </Button>
          )
        )}
        <Tickets tickets={tickets} missionsHref={missionsHref} />
      </div>
    </div>
  );
}

/** Calls `onShown` once for each turn whose prize is shown. */
function useShown(reference: string | null, onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (reference !== null) shown();
  }, [reference]);
}

import { useEffect } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { type MaintenanceAhead, nearnessOf } from '#core/site/maintenanceAhead.ts';
import { TickerContext, useOnTick, useTicker } from '#core/time/ticker.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { aheadInGame } from './MaintenanceAheadNotice.css.ts';
import { AheadText } from './parts/AheadText.tsx';
import { useSystemCheck } from './useSystemCheck.ts';

export interface MaintenanceAheadNoticeProps extends MaintenanceAhead {
  /** Stands in the bar of a game, which it does not cover. @default false */
  readonly playing?: boolean;
}

/**
 * Tells of an announced maintenance (SYS-05) from half an hour before it begins: in the place of the messages, above dialogs
 * too; in games in the last five minutes. When the start is reached it asks for the status, and the site closes.
 */
export function MaintenanceAheadNotice({ playing = false, ...ahead }: MaintenanceAheadNoticeProps) {
  const { clock } = usePlatform();
  useSystemCheck(ahead.start);
  return (
    <TickerContext value={useTicker(clock.now)}>
      {playing ? <InGame {...ahead} /> : <AsMessage {...ahead} />}
    </TickerContext>
  );
}

const messageId = 'maintenanceAhead';
/** The start that a player has put away, by the client of the page: it stays so on the next page. */
const putAway = new WeakMap<object, number>();

function AsMessage({ start, end }: MaintenanceAhead) {
  const { client } = usePlatform();
  const toast = useToast();
  const nearness = useOnTick((now) => nearnessOf(start, now));
  useEffect(() => {
    const isUrgent = nearness === 'urgent';
    if (nearness === 'later' || (!isUrgent && putAway.get(client) === start)) return undefined;
    toast.show({
      id: messageId,
      // Interrupts only in the last minutes, and then cannot be missed.
      tone: isUrgent ? 'negative' : 'warning',
      closable: !isUrgent,
      duration: Infinity,
      text: <AheadText start={start} end={end} />,
      onClose: () => putAway.set(client, start),
    });
    return () => toast.dismiss(messageId);
  }, [client, toast, nearness, start, end]);
  return null;
}

function InGame(ahead: MaintenanceAhead) {
  const isUrgent = useOnTick((now) => nearnessOf(ahead.start, now) === 'urgent');
  return (
    isUrgent && (
      <p role="alert" className={aheadInGame}>
        <AheadText {...ahead} />
      </p>
    )
  );
}

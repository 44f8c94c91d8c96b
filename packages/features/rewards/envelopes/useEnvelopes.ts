import { useEffect, useEffectEvent, useState } from 'react';
import { redEnvelopeBoard, redEnvelopeList, redEnvelopeOpen } from '#api/envelopes.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { atTime, nextChange, toView } from './envelopes.model.ts';
import type { EnvelopesScreenProps, EnvelopeView } from './envelopes.types.ts';
import { lookUpEnvelope } from './lookUpEnvelope.ts';

/** How many openings of a rain are shown. */
const boardCount = 8;
/** How often the board of a rain that is on is asked for, in ms. */
const boardEveryMs = 10_000;
/** The longest wait of a browser's timer, in ms. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * The red envelopes of the member, read again when one of them begins or ends. Where the platform tells of them, they begin and end
 * without a read, which all players would send at once. @param wanted false asks for none
 */
export function useEnvelopes(wanted: boolean): Remote<readonly EnvelopeView[]> {
  const { clock, heard } = usePlatform();
  // The last moment at which one of them has begun or ended.
  const [reached, setReached] = useState(0);
  const language = useLanguage();
  const [answer, { refresh }] = useRemote(redEnvelopeList, wanted ? { language } : null, 'live');
  const envelopes = mapRemote(answer, ({ list }) => list.map((each) => atTime(toView(each), reached)));
  const at = envelopes.status === 'ready' ? nextChange(envelopes.value) : null;
  useChangeAt(at, clock.now, (moment) => {
    setReached(moment);
    // Rains are told of by the messages that change their board.
    if (!heard.has(redEnvelopeBoard.id)) void refresh();
  });
  return envelopes;
}

/** The opening of envelopes, and the board of the one that is shown. */
export interface EnvelopeOpening extends Pick<EnvelopesScreenProps, 'board' | 'opening' | 'balance' | 'onOpen'> {
  /** Forgets the last outcome. */
  readonly reset: () => void;
}

/** Opens envelopes. @param envelope the one that is shown */
export function useEnvelopeOpening(envelope: EnvelopeView | null): EnvelopeOpening {
  const { client } = usePlatform();
  const isRain = envelope?.kind === 'rain' && envelope.state !== 'soon';
  const [board] = useRemote(redEnvelopeBoard, isRain ? { id: envelope.id, count: boardCount } : null, 'list', {
    refreshEveryMs: envelope?.state === 'open' ? boardEveryMs : 0,
  });
  const opening = useMoneyFlow(redEnvelopeOpen, { lookUp: lookUpEnvelope(client) });
  const { state, send, reset } = opening;
  return {
    board: isRain ? board : null,
    opening,
    balance: state.status === 'done' ? (state.value.balance ?? null) : null,
    onOpen: (id) => send({ id }),
    reset,
  };
}

/** Calls `onChange` at a moment of the platform's clock. */
function useChangeAt(at: number | null, now: () => number, onChange: (now: number) => void): void {
  const change = useEffectEvent(() => onChange(now()));
  const left = useEffectEvent(() => (at ?? 0) - now());
  useEffect(() => {
    if (at === null) return undefined;
    // Timers can fire a few ms early.
    const timer = setTimeout(change, Math.min(left() + 50, longestWaitMs));
    return () => clearTimeout(timer);
  }, [at]);
}

import { useEffect, useEffectEvent } from 'react';
import { redEnvelopeBoard, redEnvelopeList, redEnvelopeOpen } from '#api/envelopes.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { nextChange, toView } from './envelopes.model.ts';
import type { EnvelopesScreenProps, EnvelopeView } from './envelopes.types.ts';
import { lookUpEnvelope } from './lookUpEnvelope.ts';

/** How many openings of a rain are shown. */
const boardCount = 8;
/** How often the board of a rain that is on is asked for, in ms. */
const boardEveryMs = 10_000;
/** The longest wait of a browser's timer, in ms. */
const longestWaitMs = 2 ** 31 - 1;

/** The red envelopes of the member, read again when one of them begins or ends. @param wanted false asks for none */
export function useEnvelopes(wanted: boolean): Remote<readonly EnvelopeView[]> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const [answer, { refresh }] = useRemote(redEnvelopeList, wanted ? { language } : null, 'live');
  const envelopes = mapRemote(answer, ({ list }) => list.map(toView));
  const at = envelopes.status === 'ready' ? nextChange(envelopes.value, clock.now()) : null;
  useChangeAt(at, clock.now, refresh);
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
function useChangeAt(at: number | null, now: () => number, onChange: () => Promise<void>): void {
  const change = useEffectEvent(() => void onChange());
  const left = useEffectEvent(() => (at ?? 0) - now());
  useEffect(() => {
    if (at === null) return undefined;
    // Timers can fire a few ms early.
    const timer = setTimeout(change, Math.min(left() + 50, longestWaitMs));
    return () => clearTimeout(timer);
  }, [at]);
}

import type { PlayLimit, PlayStatus } from '#api/responsiblePlay.ts';
import { ready } from '#core/data/remote.ts';
import en from '#locales/en/limits.json';
import th from '#locales/th/limits.json';
import type { LimitsScreenProps } from './limits.types.ts';

type Globals = { readonly language?: unknown };

export const messagesOf = ({ language }: Globals): typeof th => (language === 'en' ? en : th);

/** A fixed time, noon in Bangkok, so that screenshots do not change. */
export const noon = Date.parse('2026-03-02T05:00:00Z');

/** Story data: a weekly deposit limit with something left. */
export const sampleLimit = (change: Partial<PlayLimit> = {}): PlayLimit => ({
  ...{ kind: 'deposit', period: 'week', value: '5000.00', used: '2000.00', left: '3000.00' },
  ...{ resetsAt: '2026-03-08T17:00:00Z', pending: null },
  ...change,
});

const sampleSums = { waiting: 0, stake: '1250.00', openStake: '0.00', win: '900.00', result: '-350.00' };

/** Story data: three limits, no break. */
export const sampleStatus = (change: Partial<PlayStatus> = {}): PlayStatus => ({
  limits: [
    sampleLimit(),
    sampleLimit({ kind: 'loss', period: 'day', value: '1000.00', used: '1000.00', left: '0.00' }),
    sampleLimit({ kind: 'time', period: 'day', value: '120', used: '45', left: '75' }),
  ],
  realityCheckMinutes: 60,
  rest: null,
  session: { since: '2026-03-02T04:00:00Z', ...sampleSums },
  raiseHours: 24,
  limitRequired: false,
  reviewDue: false,
  helplines: [{ name: '1323', phone: '1323', note: null }],
  ...change,
});

/** Story props of the responsible-play page. */
export function sampleLimits(status: PlayStatus = sampleStatus()): LimitsScreenProps {
  const done = async () => null;
  return {
    status: ready(status, false, noon),
    history: ready(
      {
        list: [
          { at: '2026-03-01T05:00:00Z', change: 'lowered', kind: 'loss', period: 'day', value: '1000.00', until: null },
          {
            at: '2026-02-20T05:00:00Z',
            change: 'timeout',
            kind: null,
            period: null,
            value: null,
            until: '2026-02-23T05:00:00Z',
          },
          { at: '2026-02-01T05:00:00Z', change: 'set', kind: 'deposit', period: 'week', value: '5000.00', until: null },
        ],
        totalPages: 1,
      },
      false,
      noon,
    ),
    pageNo: 1,
    recordsHref: '/?centre=transactionHistory',
    onSet: done,
    onConfirm: done,
    onBreak: done,
    onRealityCheck: done,
    onPage: () => {},
  };
}

import { playLimitHistory } from '#api/playLimits.ts';
import { type PlayLimit, type PlayStatus, playStatus } from '#api/responsiblePlay.ts';
import { ready } from '#core/data/remote.ts';
import { given, sampleNoon, sampleOf } from '#storybook/sampleOf.ts';
import type { LimitsScreenProps } from './limits.types.ts';

const limited = { scenario: 'limited' } as const;
const statusOf = (): PlayStatus => sampleOf(playStatus, {}, {}, limited);

/** A weekly deposit limit with something left. */
export const sampleLimit = (change: Partial<PlayLimit> = {}): PlayLimit => ({
  ...given(statusOf().limits[0]),
  ...{ used: '2000.00', left: '3000.00' },
  ...change,
});

/** Three limits, no break. */
export const sampleStatus = (change: Partial<PlayStatus> = {}): PlayStatus => ({
  ...statusOf(),
  limits: [
    sampleLimit(),
    given(statusOf().limits.find(({ kind }) => kind === 'loss')),
    sampleLimit({ kind: 'time', period: 'day', value: '120', used: '45', left: '75' }),
  ],
  ...change,
});

/** Story props of the responsible-play page. */
export function sampleLimits(status: PlayStatus = sampleStatus()): LimitsScreenProps {
  const done = async () => null;
  return {
    status: ready(status, false, sampleNoon),
    history: ready(sampleOf(playLimitHistory, { pageNo: 1, pageSize: 3 }, {}, limited), false, sampleNoon),
    pageNo: 1,
    recordsHref: '/?centre=transactionHistory',
    onSet: done,
    onConfirm: done,
    onBreak: done,
    onRealityCheck: done,
    onPage: () => {},
  };
}

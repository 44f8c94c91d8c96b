import { turnoverList } from '#api/turnover.ts';
import { useReport } from '#core/report/useReport.ts';
import { TurnoverHistory } from './TurnoverHistory.tsx';
import type { TurnoverFilter, TurnoverHistoryPart } from './turnoverHistory.types.ts';

const filters: TurnoverFilter = { status: '' };

/** The requirements that have ended, connected to the platform. Loads when it is asked for. */
export const OwnTurnoverHistory: TurnoverHistoryPart = ({ onCounted }) => {
  const ask = ({ status }: TurnoverFilter) => ({ status: status || 'ended' }) as const;
  return <TurnoverHistory {...useReport(turnoverList, { filters, ask, quick: 'month' })} onCounted={onCounted} />;
};

import { pointTransactions } from '#api/points.ts';
import { useReport } from '#core/report/useReport.ts';
import type { PointFilter } from '../pointMall.types.ts';
import { PointHistory } from './PointHistory.tsx';

const filters: PointFilter = { type: '' };

/** The history of the member's points, connected to the platform. */
export const OwnHistory = () => <PointHistory {...useReport(pointTransactions, { filters })} />;

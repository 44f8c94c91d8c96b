import { type CountedBetsPart } from './countedBets.types.ts';
import { CountedBetsDialog } from './CountedBetsDialog.tsx';
import { useCountedBets } from './useCountedBets.ts';

/** The bets that counted for a requirement, connected to the platform. Loads when they are asked for. */
export const CountedBets: CountedBetsPart = ({ requirementId, onClose }) => (
  <CountedBetsDialog {...useCountedBets(requirementId)} onClose={onClose} />
);

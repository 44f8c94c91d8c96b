import { Jackpot } from './Jackpot.tsx';
import { useJackpot } from './useJackpot.ts';

export function JackpotArea() {
  return <Jackpot {...useJackpot()} />;
}

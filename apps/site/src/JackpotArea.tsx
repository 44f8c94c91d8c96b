import { Jackpot } from '#features/banner/Jackpot.tsx';
import { useJackpot } from '#features/banner/useJackpot.ts';

export function JackpotArea() {
  return <Jackpot {...useJackpot()} />;
}

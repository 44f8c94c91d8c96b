/** BAN-03: how often the number grows, and by how much, in satang. */
export const jackpotStepMs = 3_000;
const stepSatang = 165_11;

const dayMs = 86_400_000;
/** Midnight in Bangkok, seven hours before the one of UTC. */
const bangkokMs = 7 * 3_600_000;
const baseSatang = 8_000_000_00;

/**
 * The decorative jackpot at a moment, the same for everybody: each day in Thailand begins at its own number between 8 and
 * 13 million, made from the date alone, and adds 165.11 every three seconds. Whole satang, so that nothing drifts.
 */
export function jackpotAt(nowMs: number): string {
  const day = Math.floor((nowMs + bangkokMs) / dayMs);
  const elapsed = nowMs + bangkokMs - day * dayMs;
  // Coprime to the number of starts: a thousand days without the same one twice.
  const start = baseSatang + ((day * 617) % 1000) * 5_000_00;
  const satang = start + Math.floor(elapsed / jackpotStepMs) * stepSatang;
  return `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`;
}

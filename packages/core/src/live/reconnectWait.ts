const shortestMs = 500;
const longestMs = 120_000;
/** Over which part of the time that the platform asks for those come back who have tried in vain within it. */
const secondWave = 0.45;

/**
 * How long to wait before the next ticket is asked for, in ms: a random part of what the platform asks for, or of the time that
 * has passed since the stream was lost, where that is longer. Those who lost a stream at one moment do not come back at one
 * moment, and ask ever less often. Counted by time and not by tries: who happened to try early would wait longest.
 *
 * Who has tried while all were still to come back waits until they have: the second tries would be added to the first ones of others.
 * @param retryMs as the last ticket said: the platform knows how many would come back
 * @param awayMs how long there has been no stream
 * @param chance from 0 to 1
 */
export function reconnectWait(retryMs: number, awayMs: number, chance: number): number {
  const isSecond = awayMs >= shortestMs && awayMs < retryMs;
  if (isSecond) return shortestMs + retryMs - awayMs + chance * secondWave * retryMs;
  return shortestMs + chance * Math.min(Math.max(retryMs, awayMs), longestMs);
}

import { readDigits } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';
import type { WelcomeDeposit } from './welcome.types.ts';

/** The name to greet a player with; null for an account that is named by its number, which is for nobody else to read. */
export function greetingName(nickname: string): string | null {
  const name = readText(nickname);
  return name === '' || /^[+\d\s().-]+$/.test(readDigits(name)) ? null : name;
}

/**
 * What stands in the way of a deposit: a break, a limit that has to be set first, no method that is open, methods that could
 * not be read. Null for nothing.
 */
export function obstacleOf({
  play,
  asksLimit,
  methods,
  step,
}: Pick<WelcomeDeposit, 'play' | 'asksLimit' | 'methods' | 'step'>):
  | 'loading'
  | 'break'
  | 'limit'
  | 'closed'
  | 'failed'
  | null {
  if (step.kind === 'loading') return 'loading';
  if (play !== null && play.stop !== null) return 'break';
  if (asksLimit === 'required') return 'limit';
  if (methods.status === 'failed') return 'failed';
  if (methods.status === 'loading') return 'loading';
  return methods.value.some(({ maintenance }) => !maintenance) ? null : 'closed';
}

import type { Member } from '../rows.ts';

/** ROL-04: a trial account looks around; what needs a real account is refused. */
export function isTrial({ type }: Member): boolean {
  return type === 4;
}

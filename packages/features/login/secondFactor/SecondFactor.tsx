import { SecondFactorForm } from './SecondFactorForm.tsx';
import { type SecondFactorOptions, useSecondFactor } from './useSecondFactor.ts';

/** The second factor, wired: for a login that was refused until it is given. */
export function SecondFactor(options: SecondFactorOptions) {
  return <SecondFactorForm {...useSecondFactor(options)} />;
}

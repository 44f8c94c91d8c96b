import type { SecondFactorStepProps } from './secondFactor.types.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

/** The second factor step of a login, connected to the platform. */
export function SecondFactor({ host, detail }: SecondFactorStepProps) {
  return <SecondFactorForm {...useSecondFactor(host, detail)} />;
}

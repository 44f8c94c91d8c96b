import { type ReactNode, useMemo } from 'react';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import type { AgeRequest } from '../session/ageConfirmation.ts';
import { forConfirmed, forUnconfirmed } from './AfterAgeQuestion.css.ts';
import { LazyAgeQuestion } from './LazyAgeQuestion.tsx';

interface AfterAgeQuestionProps {
  /** What asks for the age; null once it is confirmed. */
  readonly request: AgeRequest | null;
  /** Shown while the code of the question loads. A constant element. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * The question for the player's age, and its content once the age is confirmed (RSP-10). A document has both, and the boot
 * script, which knows what this device has confirmed, lets one of them be seen.
 */
export function AfterAgeQuestion({ request, skeleton, children }: AfterAgeQuestionProps) {
  const hydrated = useHydrated();
  // React would throw the question of a document away if it had another element before its code has loaded.
  const question = useMemo(
    () => request && <LazyAgeQuestion request={request} skeleton={skeleton} />,
    [request, skeleton],
  );
  return (
    <>
      {question && <div className={hydrated ? undefined : forUnconfirmed}>{question}</div>}
      {(request === null || !hydrated) && <div className={hydrated ? undefined : forConfirmed}>{children}</div>}
    </>
  );
}

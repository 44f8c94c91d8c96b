import { type ReactNode } from 'react';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import type { AgeRequest } from '../session/ageConfirmation.ts';
import { LazySection } from './LazySection.tsx';

const AgeQuestion = lazyComponent(() => import('./AgeQuestion.tsx').then((part) => part.AgeQuestion));

interface LazyAgeQuestionProps {
  readonly request: AgeRequest;
  /** Shown while its code loads. */
  readonly skeleton: ReactNode;
}

/** The question for the player's age, whose code most visits never need. */
export function LazyAgeQuestion({ request, skeleton }: LazyAgeQuestionProps) {
  return (
    <LazySection placeholder={skeleton}>
      <AgeQuestion minAge={request.minAge} onConfirm={request.onConfirm} />
    </LazySection>
  );
}

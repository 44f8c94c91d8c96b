import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { BareForm } from '../forms/BareForm.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { paths } from '../routing/paths.ts';
import type { AgeRequest } from '../session/ageConfirmation.ts';

/** Asks whether the player is old enough, in place of a game or the registration (RSP-10). A "no" is not stored. */
export function AgeQuestion({ minAge, onConfirm }: AgeRequest) {
  const [isYounger, setIsYounger] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const answer = (younger: boolean): void => {
    // Here, because the button that has the focus goes.
    place.current?.focus();
    setIsYounger(younger);
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Question minAge={minAge} isYounger={isYounger} onConfirm={onConfirm} onAnswer={answer} />
    </div>
  );
}

interface QuestionProps extends AgeRequest {
  isYounger: boolean;
  onAnswer: (isYounger: boolean) => void;
}

function Question({ minAge, isYounger, onConfirm, onAnswer }: QuestionProps) {
  const { t } = useTranslation('age');
  const age = { age: minAge };
  if (isYounger) {
    return (
      <EmptyState
        title={t('refusedTitle', age)}
        text={t('refusedText')}
        action={
          <Inline gap="sm" justify="center">
            <ButtonLink href={paths.home()}>{t('home')}</ButtonLink>
            <Button tone="quiet" onClick={() => onAnswer(false)}>
              {t('back')}
            </Button>
          </Inline>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('title', age)}
      text={t('text', age)}
      action={
        <Inline gap="sm" justify="center">
          <Answer onGive={onConfirm}>{t('confirm', age)}</Answer>
          <Answer tone="outline" onGive={() => onAnswer(true)}>
            {t('younger', age)}
          </Answer>
        </Inline>
      }
    />
  );
}

interface AnswerProps extends Pick<ButtonProps, 'tone' | 'children'> {
  onGive: () => void;
}

/** A form of its own, so that a tap before the program has come is not lost. */
function Answer({ tone, children, onGive }: AnswerProps) {
  return (
    <BareForm onSubmit={onGive}>
      <Button type="submit" {...(tone && { tone })}>
        {children}
      </Button>
    </BareForm>
  );
}

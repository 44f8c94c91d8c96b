import { useEffect, useRef, useState } from 'react';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { RadioCards } from '#ui/RadioCards/RadioCards.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import {
  type TestAnswers,
  type TestQuestion,
  type TestResult,
  missingAnswers,
  resultOf,
  testAnswers,
  testQuestions,
} from '../selfTest.model.ts';

interface SelfTestDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Nine questions about the player's own play, and what their answers say (RSP-08). Closing forgets the answers. */
export function SelfTestDialog({ open, onClose }: SelfTestDialogProps) {
  const { t } = useTranslation('limits');
  const shared = useTranslation('common').t;
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('test.title')} width="wide" closeLabel={shared('close')}>
      {open && <SelfTest onClose={onClose} />}
    </Dialog>
  );
}

function SelfTest({ onClose }: Pick<SelfTestDialogProps, 'onClose'>) {
  const [result, setResult] = useState<TestResult | null>(null);
  if (result === null) return <Questions onResult={setResult} />;
  return <Result result={result} onAgain={() => setResult(null)} onClose={onClose} />;
}

function Questions({ onResult }: { onResult: (result: TestResult) => void }) {
  const { t } = useTranslation('selfTest');
  const [answers, setAnswers] = useState<TestAnswers>({});
  /** True once the player has asked for the result: what is missing is then named. */
  const [tried, setTried] = useState(false);
  const questions = useRef<HTMLDivElement>(null);
  const missing = missingAnswers(answers);

  const submit = (): void => {
    setTried(true);
    const result = resultOf(answers);
    if (result !== null) return onResult(result);
    questions.current?.querySelector<HTMLElement>(`input[name="${missing[0]}"]`)?.focus();
  };
  const options = testAnswers.map((answer) => ({ value: answer, title: t(`answers.${answer}`) }));
  return (
    <BareForm onSubmit={submit}>
      <Stack gap="lg" ref={questions}>
        <Text>{t('intro')}</Text>
        {testQuestions.map((question, index) => (
          <Stack key={question} gap="xxs">
            <RadioCards
              legend={`${index + 1}. ${t(`questions.${question}`)}`}
              name={question}
              options={options}
              value={answers[question] ?? null}
              onChange={(answer) => setAnswers((current) => ({ ...current, [question]: answer }))}
            />
            <Missing shown={tried} question={question} missing={missing} />
          </Stack>
        ))}
        <Text size="sm" tone="muted" numeric>
          {t('progress', { count: testQuestions.length - missing.length, total: testQuestions.length })}
        </Text>
        <Button type="submit">{t('show')}</Button>
      </Stack>
    </BareForm>
  );
}

interface MissingProps {
  shown: boolean;
  question: TestQuestion;
  missing: readonly TestQuestion[];
}

/** Names a question without an answer. Only the first one is announced, because it receives the focus. */
function Missing({ shown, question, missing }: MissingProps) {
  const { t } = useTranslation('selfTest');
  if (!shown || !missing.includes(question)) return null;
  return (
    <Text size="sm" tone="negative">
      <span role={missing[0] === question ? 'alert' : undefined}>{t('missing')}</span>
    </Text>
  );
}

interface ResultProps {
  result: TestResult;
  onAgain: () => void;
  onClose: () => void;
}

function Result({ result, onAgain, onClose }: ResultProps) {
  const { t } = useTranslation('selfTest');
  const shared = useTranslation('common').t;
  const text = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack gap="md">
      <div ref={text} tabIndex={-1} role="status">
        <Text weight="medium">{t(`results.${result}`)}</Text>
      </div>
      <Text size="sm" tone="muted">
        {t('note')}
      </Text>
      <Button onClick={onClose}>{shared('close')}</Button>
      <Button tone="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </Stack>
  );
}

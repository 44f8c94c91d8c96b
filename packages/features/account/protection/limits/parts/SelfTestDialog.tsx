import { useEffect, useRef, useState } from 'react';
import { ok } from '#api/errors.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useFields } from '#core/forms/useFields.ts';
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
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('test.title')} width="wide" closeLabel={t('common:close')}>
      {open && <SelfTest onClose={onClose} />}
    </Dialog>
  );
}

function SelfTest({ onClose }: Pick<SelfTestDialogProps, 'onClose'>) {
  const [result, setResult] = useState<TestResult | null>(null);
  if (result === null) return <Questions onResult={setResult} />;
  return <Result result={result} onAgain={() => setResult(null)} onClose={onClose} />;
}

type Missed = Readonly<Partial<Record<TestQuestion, true>>>;

function Questions({ onResult }: { onResult: (result: TestResult) => void }) {
  const { t } = useTranslation('selfTest');
  const form = useFields<TestAnswers, Missed>({});
  const answers = form.values;
  const missing = missingAnswers(answers);
  /** Named once the player has asked for the result. */
  const missed = missing.filter((question) => form.problems[question]);

  const submit = () =>
    form.submit(Object.fromEntries(missing.map((question) => [question, true])), async () => {
      const result = resultOf(answers);
      if (result !== null) onResult(result);
      return ok(null);
    });
  const options = testAnswers.map((answer) => ({ value: answer, title: t(`answers.${answer}`) }));
  return (
    <BareForm ref={form.ref} onSubmit={() => void submit()}>
      <Stack gap="lg">
        <Text>{t('intro')}</Text>
        {testQuestions.map((question, index) => (
          <Stack key={question} gap="xxs">
            <RadioCards
              legend={`${index + 1}. ${t(`questions.${question}`)}`}
              name={question}
              options={options}
              value={answers[question] ?? null}
              onChange={(answer) => form.change({ [question]: answer })}
            />
            <Missing question={question} missed={missed} />
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
  question: TestQuestion;
  /** All that are named, in their order. */
  missed: readonly TestQuestion[];
}

/** Names a question without an answer. Only the first one is announced, because it receives the focus. */
function Missing({ question, missed }: MissingProps) {
  const { t } = useTranslation('selfTest');
  if (!missed.includes(question)) return null;
  return (
    <Text size="sm" tone="negative">
      <span role={missed[0] === question ? 'alert' : undefined}>{t('missing')}</span>
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
      <Button onClick={onClose}>{t('common:close')}</Button>
      <Button tone="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </Stack>
  );
}

import { useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatTime } from '#core/format/dates.ts';
import { Form } from '#core/forms/Form.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readCode } from '#text/readDigits.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type CodeProblem, codeProblemOf, groupSecret } from './authenticator.model.ts';
import type { AuthenticatorCardProps, Setup } from './authenticator.types.ts';

interface ConfirmFormProps extends Pick<AuthenticatorCardProps, 'onConfirm' | 'onCopy'> {
  setup: Setup;
  onCodes: (codes: readonly string[]) => void;
  onAgain: () => void;
}

/** The secret of a new authenticator as a QR code and as a text, and the input for its first code. */
export function ConfirmForm({ setup, onConfirm, onCopy, onCodes, onAgain }: ConfirmFormProps) {
  const language = useLanguage();
  const { t } = useTranslation('authenticator');
  const { busy, run } = useActionLock();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const report = (found: CodeProblem): void => {
    setProblem(found);
    input.current?.focus();
  };
  const confirm = async (): Promise<void> => {
    setFailure(null);
    setProblem(null);
    const typed = readCode(code);
    if (typed === '') {
      report('empty');
      return;
    }
    const answer = await onConfirm(typed);
    if (answer.ok) {
      onCodes(answer.value.recoveryCodes);
      return;
    }
    const wrong = codeProblemOf(answer.error);
    if (wrong === null) setFailure(answer.error);
    else report(wrong);
  };
  return (
    <Form label={t('setup.title')} failure={failure} maybe={t('setup.maybe')} onSubmit={() => void run(confirm)}>
      <Text>{t('setup.scan')}</Text>
      <QrCard value={setup.uri} label={t('setup.qr')} />
      <Text size="sm">{t('setup.onPhone')}</Text>
      <CopyField
        value={setup.secret}
        shown={groupSecret(setup.secret)}
        copyLabel={t('setup.copy')}
        copiedLabel={t('setup.copied')}
        failedLabel={t('setup.copyFailed')}
        onCopy={onCopy}
      />
      <TextInput
        ref={input}
        required
        label={t('setup.code')}
        hint={`${t('setup.enter')} ${t('setup.until', { time: formatTime(Date.parse(setup.expiresAt), language) })}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={code}
        error={problem === null ? undefined : t(`problems.${problem}`)}
        onChange={(typed) => {
          setCode(typed);
          setProblem(null);
        }}
      />
      <Inline>
        <Button type="submit" busy={busy}>
          {t('setup.submit')}
        </Button>
        {problem === 'expired' && (
          <Button tone="outline" onClick={onAgain}>
            {t('setup.again')}
          </Button>
        )}
      </Inline>
    </Form>
  );
}

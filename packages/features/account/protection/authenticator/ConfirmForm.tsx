import { formatTime } from '#core/format/dates.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readCode } from '#text/readDigits.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type CodeProblems, type CodeValues, codeRules, groupSecret, noCode } from './authenticator.model.ts';
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
  const form = useFields<CodeValues, CodeProblems>(noCode, codeRules);
  const { code: problem } = form.problems;
  const confirm = () => {
    const typed = readCode(form.values.code);
    return form.submit(typed === '' ? { code: 'empty' } : {}, async () => {
      const answer = await onConfirm(typed);
      if (answer.ok) onCodes(answer.value.recoveryCodes);
      return answer;
    });
  };
  return (
    <Form
      ref={form.ref}
      label={t('setup.title')}
      failure={form.failure}
      maybe={t('setup.maybe')}
      onSubmit={() => void confirm()}
    >
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
        required
        label={t('setup.code')}
        hint={`${t('setup.enter')} ${t('setup.until', { time: formatTime(Date.parse(setup.expiresAt), language) })}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={form.values.code}
        error={problem && t(`problems.${problem}`)}
        onChange={(code) => form.change({ code })}
      />
      <Inline>
        <Button type="submit" busy={form.busy}>
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

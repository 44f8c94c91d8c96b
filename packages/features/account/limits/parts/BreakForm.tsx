import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { exclusionLengths, timeoutLengths } from '#api/playLimits.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { breakKind } from '../limits.model.ts';
import type { BreakInput, LimitsScreenProps } from '../limits.types.ts';
import { points } from '../LimitsScreen.css.ts';

const lengths: readonly BreakInput['length'][] = [...timeoutLengths, ...exclusionLengths];

/**
 * Form for a time-out or a self-exclusion (RSP-02): how long, what stops and what stays open, and the password. It cannot be
 * taken back. It stands on the page, as the form of a deposit does, so that it takes no more taps (RSP-05).
 */
export function BreakForm({ onBreak }: Pick<LimitsScreenProps, 'onBreak'>) {
  const { t } = useTranslation('limits');
  const errorText = useErrorText();
  const { busy, run } = useActionLock();
  const [length, setLength] = useState<BreakInput['length']>('1d');
  const [password, setPassword] = useState('');
  const [understood, setUnderstood] = useState(false);
  /** True once the player has tried to submit: what is missing is then named. */
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [begun, setBegun] = useState(false);
  const kind = breakKind(length);
  const wrongPassword = error?.kind === 'refused' && error.code === 'password_incorrect';

  const submit = (): void => {
    setTried(true);
    if (password === '' || !understood) return;
    void run(async () => {
      setBegun(false);
      const failed = await onBreak({ kind, length, password });
      setError(failed);
      if (failed !== null) return;
      setPassword('');
      setUnderstood(false);
      setTried(false);
      setBegun(true);
    });
  };
  return (
    <Card padding="md">
      <BareForm label={t('break.title')} onSubmit={submit}>
        <Stack gap="md">
          <Stack gap="sm">
            <Heading level={3} size="md">
              {t('break.title')}
            </Heading>
            <Text>{t('break.text')}</Text>
          </Stack>
          <Select
            label={t('break.length')}
            value={length}
            onChange={setLength}
            options={lengths.map((each) => ({
              value: each,
              label: t('break.option', { kind: t(`break.${breakKind(each)}`), length: t(`lengths.${each}`) }),
            }))}
          />
          <ul className={points}>
            <li>{t('break.stops')}</li>
            <li>{t('break.stays')}</li>
            <li>{t('break.devices')}</li>
            <li>{t('break.fixed')}</li>
          </ul>
          <PasswordInput
            label={t('break.password')}
            autoComplete="current-password"
            value={password}
            onChange={(next) => {
              setPassword(next);
              setError(null);
            }}
            showLabel={t('break.show')}
            hideLabel={t('break.hide')}
            error={wrongPassword ? errorText(error) : tried && password === '' ? t('break.passwordMissing') : undefined}
          />
          <Checkbox
            label={t('break.understood')}
            checked={understood}
            onChange={setUnderstood}
            error={tried && !understood ? t('break.understoodMissing') : undefined}
          />
          {error && !wrongPassword && (
            <ErrorState
              size="compact"
              announce
              title={t('break.failed')}
              text={error.kind === 'refused' && error.code === 'play_suspended' ? t('break.shorter') : errorText(error)}
            />
          )}
          <div>
            <Button type="submit" tone={kind === 'exclusion' ? 'negative' : 'outline'} busy={busy}>
              {t('break.start', { length: t(`lengths.${length}`) })}
            </Button>
          </div>
          <span role="status">{begun && <Text>{t('stop.breakTitle')}</Text>}</span>
        </Stack>
      </BareForm>
    </Card>
  );
}

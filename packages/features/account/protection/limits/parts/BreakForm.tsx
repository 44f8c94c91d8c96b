import { useState } from 'react';
import { fail, ok } from '#api/errors.ts';
import { exclusionLengths, timeoutLengths } from '#api/playLimits.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useFields } from '#core/forms/useFields.ts';
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

interface BreakValues {
  readonly length: BreakInput['length'];
  readonly password: string;
  readonly understood: boolean;
}
/** What is wrong, in words. */
type BreakProblems = Readonly<Partial<Record<'password' | 'understood', string>>>;

/**
 * Form for a time-out or a self-exclusion (RSP-02): how long, what stops and what stays open, and the password. It cannot be
 * taken back. It stands on the page, as the form of a deposit does, so that it takes no more taps (RSP-05).
 */
export function BreakForm({ onBreak }: Pick<LimitsScreenProps, 'onBreak'>) {
  const { t } = useTranslation('limits');
  const errorText = useErrorText();
  const form = useFields<BreakValues, BreakProblems>(
    { length: '1d', password: '', understood: false },
    {
      problemsOf: (error) =>
        error.kind === 'refused' && error.code === 'password_incorrect' ? { password: errorText(error) } : null,
    },
  );
  const { failure, busy } = form;
  const { length, password, understood } = form.values;
  const [begun, setBegun] = useState(false);
  const kind = breakKind(length);

  const submit = () =>
    form.submit(
      {
        ...(password === '' && { password: t('break.passwordMissing') }),
        ...(!understood && { understood: t('break.understoodMissing') }),
      },
      async () => {
        setBegun(false);
        const failed = await onBreak({ kind, length, password });
        if (failed !== null) return fail(failed);
        form.reset({ length, password: '', understood: false });
        setBegun(true);
        return ok(null);
      },
    );
  return (
    <Card padding="md">
      <BareForm ref={form.ref} label={t('break.title')} onSubmit={() => void submit()}>
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
            onChange={(next) => form.change({ length: next })}
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
            onChange={(next) => form.change({ password: next })}
            showLabel={t('break.show')}
            hideLabel={t('break.hide')}
            error={form.problems.password}
          />
          <Checkbox
            label={t('break.understood')}
            checked={understood}
            onChange={(next) => form.change({ understood: next })}
            error={form.problems.understood}
          />
          {failure && (
            <ErrorState
              size="compact"
              announce
              title={t('break.failed')}
              text={
                failure.kind === 'refused' && failure.code === 'play_suspended'
                  ? t('break.shorter')
                  : errorText(failure)
              }
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

import { type SubmitEvent, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { type LimitPeriod, type PlayStatus, limitPeriods } from '#api/responsiblePlay.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type ValueProblem, readLimit } from '../limits.model.ts';
import type { LimitName, LimitsScreenProps } from '../limits.types.ts';
import { useLimitText } from './useLimitText.ts';

interface LimitDialogProps extends Pick<LimitsScreenProps, 'onSet'> {
  /** The limit to set; null while the dialog is closed. */
  limit: LimitName | null;
  status: PlayStatus;
  onClose: () => void;
}

/** Form for one limit: its period and value. Says before sending when the change takes effect (RSP-01). */
export function LimitDialog({ limit, status, onSet, onClose }: LimitDialogProps) {
  const { t } = useTranslation('limits');
  const shared = useTranslation('common').t;
  const text = useLimitText();
  // Keeps the form during the exit animation.
  const shown = usePresence(limit);
  return (
    <Dialog
      open={limit !== null}
      onOpenChange={onClose}
      title={shown === null ? t('set') : t('form.title', { kind: text.kind(shown.kind) })}
      width="dialog"
      closeLabel={shared('close')}
    >
      {shown !== null && <LimitForm key={shown.kind} limit={shown} status={status} onSet={onSet} onDone={onClose} />}
    </Dialog>
  );
}

interface LimitFormProps extends Pick<LimitsScreenProps, 'onSet'> {
  limit: LimitName;
  status: PlayStatus;
  onDone: () => void;
}

function LimitForm({ limit: { kind, period: start }, status, onSet, onDone }: LimitFormProps) {
  const { t } = useTranslation('limits');
  const text = useLimitText();
  const errorText = useErrorText();
  const { busy, run } = useActionLock();
  const [period, setPeriod] = useState<LimitPeriod>(start);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<ValueProblem | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const { currencySymbol } = useMoneyFormat();
  const current = status.limits.find((each) => each.kind === kind && each.period === period);

  const send = (value: string | null): void =>
    void run(async () => {
      const failed = await onSet({ kind, period, value });
      setError(failed);
      if (failed === null) onDone();
    });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const read = readLimit(kind, typed);
    setProblem(read.ok ? null : read.problem);
    if (read.ok) send(read.value);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{t(`kindTexts.${kind}`)}</Text>
        <Select
          label={t('form.period')}
          value={period}
          onChange={setPeriod}
          options={limitPeriods.map((each) => ({ value: each, label: t(`periods.${each}`) }))}
        />
        <TextInput
          label={t(kind === 'time' ? 'form.minutes' : 'form.amount')}
          inputMode={kind === 'time' ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...(kind !== 'time' && { leading: currencySymbol })}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setProblem(null);
          }}
          hint={
            current === undefined
              ? t('form.atOnce')
              : t('form.both', { value: text.value(kind, current.value), hours: status.raiseHours })
          }
          error={problem === null ? undefined : t(`form.problems.${problem}`)}
        />
        {error && <ErrorState size="compact" announce title={t('form.failed')} text={errorText(error)} />}
        <Inline gap="sm">
          <Button type="submit" busy={busy}>
            {t('form.save')}
          </Button>
          {current !== undefined && current.pending?.value !== null && (
            <Button tone="quiet" busy={busy} onClick={() => send(null)}>
              {t('form.remove')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

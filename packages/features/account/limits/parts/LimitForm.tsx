import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { type LimitKind, type LimitPeriod, type PlayStatus, limitKinds, limitPeriods } from '#api/responsiblePlay.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useAttention } from '#core/forms/useAttention.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type ValueProblem, readLimit } from '../limits.model.ts';
import type { LimitName, LimitsScreenProps } from '../limits.types.ts';
import { fields } from '../LimitsScreen.css.ts';
import { useLimitText } from './useLimitText.ts';

interface LimitFormProps extends Pick<LimitsScreenProps, 'onSet'> {
  /** The limit that the form begins with. */
  limit: LimitName;
  /** How often the player was led to this form; each increase moves the focus to the value. 0 for not yet. */
  attention: number;
  /** Why this kind of limit is asked for: the form then says so, and offers no other kind. */
  reason?: { readonly title: string; readonly text: string };
  status: PlayStatus;
}

/**
 * Form for a limit: what it counts, its period and value. It says before sending when the change takes effect (RSP-01). It
 * stands on the page, as the form of a deposit does, so that it takes no more taps (RSP-05).
 */
export function LimitForm({ limit, attention, reason, status, onSet }: LimitFormProps) {
  const { t } = useTranslation('limits');
  const text = useLimitText();
  const errorText = useErrorText();
  const { busy, run } = useActionLock();
  const [kind, setKind] = useState<LimitKind>(limit.kind);
  const [period, setPeriod] = useState<LimitPeriod>(limit.period);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<ValueProblem | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [saved, setSaved] = useState(false);
  const field = useAttention(attention);
  const { currencySymbol } = useMoneyFormat();
  const current = status.limits.find((each) => each.kind === kind && each.period === period);

  const edit = (): void => {
    setProblem(null);
    setSaved(false);
  };
  const send = (value: string | null): void =>
    void run(async () => {
      setSaved(false);
      const failed = await onSet({ kind, period, value });
      setError(failed);
      if (failed !== null) return;
      setTyped('');
      setSaved(true);
    });
  const submit = (): void => {
    const read = readLimit(kind, typed);
    setProblem(read.ok ? null : read.problem);
    if (read.ok) send(read.value);
  };
  const title = reason?.title ?? t('form.title');
  return (
    <Card padding="md" {...(reason && { tone: 'accentSoft' })}>
      <BareForm label={title} onSubmit={submit}>
        <Stack gap="md">
          <Heading level={3} size="md">
            {title}
          </Heading>
          {reason && <Text>{reason.text}</Text>}
          <div className={fields}>
            {!reason && (
              <Select
                label={t('form.kind')}
                hint={t(`kindTexts.${kind}`)}
                value={kind}
                onChange={(next) => {
                  setKind(next);
                  // An amount is no number of minutes.
                  setTyped('');
                  edit();
                }}
                options={limitKinds.map((each) => ({ value: each, label: text.kind(each) }))}
              />
            )}
            <Select
              label={t('form.period')}
              value={period}
              onChange={(next) => {
                setPeriod(next);
                edit();
              }}
              options={limitPeriods.map((each) => ({ value: each, label: t(`periods.${each}`) }))}
            />
            <TextInput
              ref={field}
              label={t(kind === 'time' ? 'form.minutes' : 'form.amount')}
              inputMode={kind === 'time' ? 'numeric' : 'decimal'}
              autoComplete="off"
              {...(kind !== 'time' && { leading: currencySymbol })}
              value={typed}
              onChange={(next) => {
                setTyped(next);
                edit();
              }}
              hint={
                current === undefined
                  ? t('form.atOnce')
                  : t('form.both', { value: text.value(kind, current.value), hours: status.raiseHours })
              }
              error={problem === null ? undefined : t(`form.problems.${problem}`)}
            />
          </div>
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
            <span role="status">{saved && <Text size="sm">{t('form.saved')}</Text>}</span>
          </Inline>
        </Stack>
      </BareForm>
    </Card>
  );
}

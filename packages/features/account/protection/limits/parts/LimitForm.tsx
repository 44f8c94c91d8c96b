import { useState } from 'react';
import { fail, ok } from '#api/errors.ts';
import { type PlayStatus, limitKinds, limitPeriods } from '#api/responsiblePlay.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useFields } from '#core/forms/useFields.ts';
import type { Sent } from '#core/forms/useForm.ts';
import { useWrongField } from '#core/forms/useWrongField.ts';
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

interface LimitValues extends LimitName {
  readonly typed: string;
}

/**
 * Form for a limit: what it counts, its period and value. It says before sending when the change takes effect (RSP-01). It
 * stands on the page, as the form of a deposit does, so that it takes no more taps (RSP-05).
 */
export function LimitForm({ limit, attention, reason, status, onSet }: LimitFormProps) {
  const { t } = useTranslation('limits');
  const text = useLimitText();
  const errorText = useRefusalText('limits');
  const form = useFields<LimitValues, { readonly typed?: ValueProblem }>({ ...limit, typed: '' });
  const { kind, period, typed } = form.values;
  const [saved, setSaved] = useState(false);
  useWrongField({ to: 'typed', count: attention }, form.ref);
  const { currencySymbol } = useMoneyFormat();
  const current = status.limits.find((each) => each.kind === kind && each.period === period);

  const change = (changed: Partial<LimitValues>): void => {
    form.change(changed);
    setSaved(false);
  };
  const send = async (value: string | null, confirmed?: true): Promise<Sent> => {
    setSaved(false);
    const failed = await onSet({ kind, period, value, ...(confirmed && { confirmed }) });
    if (failed !== null) return fail(failed);
    form.change({ typed: '' });
    setSaved(true);
    return ok(null);
  };
  const read = readLimit(kind, typed);
  const submit = async (confirmed?: true): Promise<void> => {
    await form.submit(read.ok ? {} : { typed: read.problem }, async () => send(read.ok ? read.value : null, confirmed));
  };
  // A limit that would never hold is asked back once.
  const isFarAbove = form.failure?.kind === 'refused' && form.failure.code === 'limit_far_above';
  const asked = isFarAbove && read.ok ? text.value(kind, read.value) : null;
  const title = reason?.title ?? t('form.title');
  return (
    <Card padding="md" {...(reason && { tone: 'accentSoft' })}>
      <BareForm ref={form.ref} label={title} onSubmit={() => void submit()}>
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
                // An amount is no number of minutes.
                onChange={(next) => change({ kind: next, typed: '' })}
                options={limitKinds.map((each) => ({ value: each, label: text.kind(each) }))}
              />
            )}
            <Select
              label={t('form.period')}
              value={period}
              onChange={(next) => change({ period: next })}
              options={limitPeriods.map((each) => ({ value: each, label: t(`periods.${each}`) }))}
            />
            <TextInput
              name="typed"
              label={t(kind === 'time' ? 'form.minutes' : 'form.amount')}
              inputMode={kind === 'time' ? 'numeric' : 'decimal'}
              autoComplete="off"
              {...(kind !== 'time' && { leading: currencySymbol })}
              value={typed}
              onChange={(next) => change({ typed: next })}
              hint={
                current === undefined
                  ? t('form.atOnce')
                  : t('form.both', { value: text.value(kind, current.value), hours: status.raiseHours })
              }
              error={form.problems.typed && t(`form.problems.${form.problems.typed}`)}
            />
          </div>
          {form.failure && (
            <ErrorState
              size="compact"
              announce
              title={asked === null ? t('form.failed') : t('form.farAbove', { value: asked })}
              text={errorText(form.failure)}
              {...(asked !== null && {
                action: (
                  <Button tone="soft" busy={form.busy} onClick={() => void submit(true)}>
                    {t('form.confirm', { value: asked })}
                  </Button>
                ),
              })}
            />
          )}
          <Inline gap="sm">
            <Button type="submit" busy={form.busy}>
              {t('form.save')}
            </Button>
            {current !== undefined && current.pending?.value !== null && (
              <Button tone="quiet" busy={form.busy} onClick={() => void form.submit({}, async () => send(null))}>
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

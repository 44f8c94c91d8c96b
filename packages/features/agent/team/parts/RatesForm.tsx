import { type ReactNode, useState } from 'react';
import { fail, ok } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { RateFields } from '../../rates/RateFields.tsx';
import { type OwnRate, type RateProblems, type RateTexts, checkRates, typedOf } from '../../rates/rates.model.ts';
import { isOver } from '../selection/selection.model.ts';
import type { AccountViewProps } from '../team.types.ts';

interface RatesFormProps extends Pick<AccountViewProps, 'Templates' | 'onRates'> {
  /** The agent’s own rates, which no rate can exceed. */
  own: readonly OwnRate[];
  /** The rates that are there. */
  first: RateTexts;
  /** The rates that must not be lowered. */
  least?: RateTexts;
  /** What stands above the fields. */
  children: ReactNode;
  /** For several accounts: fields that are left empty set nothing, and one has to be filled in. */
  many?: { readonly submit: string; readonly maybe: string; readonly empty: string };
}

const noRates: RateTexts = {};

/** The form of rates that are set. */
export function RatesForm({ own, first, least = noRates, children, many, Templates, onRates }: RatesFormProps) {
  const { t } = useTranslation('agentTeam');
  const errorText = useRefusalText('agentRates');
  const form = useFields<RateTexts, RateProblems>(first);
  const failure = isOver(form.failure) ? null : form.failure;
  const [said, setSaid] = useState<'saved' | 'empty' | null>(null);
  const submit = () => {
    const set = many === undefined ? own : typedOf(form.values, own);
    const checked = checkRates(form.values, set, least);
    setSaid(set.length === 0 ? 'empty' : null);
    if (set.length === 0) return undefined;
    return form.submit(checked.ok ? {} : checked.problems, async () => {
      const error = await onRates(checked.ok ? checked.rates : []);
      setSaid(error === null ? 'saved' : null);
      return error === null ? ok(null) : fail(error);
    });
  };
  return (
    <Form
      ref={form.ref}
      label={t('tabs.rates')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={many?.maybe ?? t('ratesMaybe')}
      onSubmit={() => void submit()}
    >
      {children}
      <RateFields
        own={own}
        texts={form.values}
        problems={form.problems}
        keepsEmpty={many !== undefined}
        Templates={Templates}
        onChange={(next) => {
          form.change(next);
          setSaid(null);
        }}
      />
      <div role="status">
        {said === 'saved' && <Text>{t('ratesSaved')}</Text>}
        {said === 'empty' && <Text>{many?.empty}</Text>}
      </div>
      {own.length > 0 && (
        <Button type="submit" busy={form.busy} fullWidth>
          {many?.submit ?? t('saveRates')}
        </Button>
      )}
    </Form>
  );
}

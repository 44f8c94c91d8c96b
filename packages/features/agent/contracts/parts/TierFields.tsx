import type { ContractKind } from '#api/agent.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type OfferProblem, type TierDraft, type TierField, conditionsOf, ratesOf } from '../contracts.model.ts';
import { fields, group } from './TierFields.css.ts';

interface TierFieldsProps {
  kind: ContractKind;
  /** From 1. */
  number: number;
  tier: TierDraft;
  /** What is wrong with this tier; null for nothing. */
  problem: Extract<OfferProblem, { tier: number }> | null;
  onChange: (tier: TierDraft) => void;
  /** Null for the only tier. */
  onRemove: (() => void) | null;
}

/** The fields of one tier: its conditions and rates. */
export function TierFields({ kind, number, tier, problem, onChange, onRemove }: TierFieldsProps) {
  const { t } = useTranslation('contracts');
  const field = (name: TierField, label: string, hint: string | undefined) => (
    <TextInput
      key={name}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      required={name === 'rate'}
      value={tier[name]}
      error={problem?.field === name ? t(`form.problems.${problem.key}`) : undefined}
      onChange={(text) => onChange({ ...tier, [name]: text })}
    />
  );
  return (
    <fieldset className={group}>
      <legend>{t('tier', { number })}</legend>
      <div className={fields}>
        {conditionsOf[kind].map((name) =>
          field(name, t(`conditions.${name}`), t(name === 'activeMembers' ? 'form.members' : 'form.amount')),
        )}
        {ratesOf(kind).map((name) =>
          field(name, `${t(name)} (%)`, name === 'rate' ? undefined : t('form.optionalRate')),
        )}
      </div>
      {onRemove !== null && (
        <Inline>
          <Button tone="quiet" size="small" onClick={onRemove}>
            {t('form.remove', { number })}
          </Button>
        </Inline>
      )}
    </fieldset>
  );
}

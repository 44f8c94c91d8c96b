import { useId } from 'react';
import type { ContractKind } from '#api/agent.ts';
import type { ContractTier } from '#api/agentContract.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { conditionsOf, ratesOf } from '../contracts.model.ts';
import { list, sides } from './OldAndNew.css.ts';

interface OldAndNewProps {
  kind: ContractKind;
  /** The terms in force; empty for none. */
  before: readonly ContractTier[];
  after: readonly ContractTier[];
}

/** The terms in force beside the offered ones, also on a phone. */
export function OldAndNew({ kind, before, after }: OldAndNewProps) {
  const { t } = useTranslation('contracts');
  return (
    <div className={sides}>
      <Side kind={kind} title={t('decide.old')} tiers={before} />
      <Side kind={kind} title={t('decide.new')} tiers={after} />
    </div>
  );
}

function Side({ kind, title, tiers }: { kind: ContractKind; title: string; tiers: readonly ContractTier[] }) {
  const { t } = useTranslation('contracts');
  const money = useShortMoneyText();
  const id = useId();
  const rates = (tier: ContractTier) =>
    ratesOf(kind).map((name) => `${t(name)} ${t('percent', { rate: tier[name] ?? tier.rate })}`);
  const conditions = (tier: ContractTier) =>
    conditionsOf[kind].flatMap((name) => {
      const value = tier[name];
      if (value === null) return [];
      return `${t(`conditions.${name}`)} ${typeof value === 'number' ? value : money(value)}`;
    });
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      {tiers.length === 0 ? (
        <Text tone="muted">{t('decide.none')}</Text>
      ) : (
        <ol className={list}>
          {tiers.map((tier) => (
            <li key={JSON.stringify(tier)}>
              {rates(tier).map((line) => (
                <Text key={line} weight="medium">
                  {line}
                </Text>
              ))}
              {conditions(tier).map((line) => (
                <Text key={line} size="sm" tone="muted">
                  {line}
                </Text>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

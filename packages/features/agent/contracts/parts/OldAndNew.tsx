import { useId } from 'react';
import type { ContractKind } from '#api/agent.ts';
import type { AgentContract, ContractTier, DividendPolicy } from '#api/agentContract.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { conditionsOf, ratesOf } from '../contracts.model.ts';
import { list, sides } from './OldAndNew.css.ts';
import { PolicyFacts } from './PolicyFacts.tsx';

/** The terms in force; no tiers for none. A dividend has a policy. */
export type TermsInForce = Pick<AgentContract, 'tiers'> & Partial<DividendPolicy>;

interface OldAndNewProps {
  kind: ContractKind;
  before: TermsInForce;
  after: TermsInForce;
}

/** The terms in force beside the offered ones, also on a phone. */
export function OldAndNew({ kind, before, after }: OldAndNewProps) {
  const { t } = useTranslation('contracts');
  return (
    <div className={sides}>
      <Side kind={kind} title={t('decide.old')} terms={before} />
      <Side kind={kind} title={t('decide.new')} terms={after} />
    </div>
  );
}

function Side({ kind, title, terms }: { kind: ContractKind; title: string; terms: TermsInForce }) {
  const { tiers, deducts = [], carryOver = 'none' } = terms;
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
      {kind === 'dividend' && tiers.length > 0 && (
        <FactList>
          <PolicyFacts policy={{ deducts, carryOver }} />
        </FactList>
      )}
    </Stack>
  );
}

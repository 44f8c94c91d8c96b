import type { ContractKind } from '#api/agent.ts';
import type { ContractPreview } from '#api/agentContracts.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { sides } from './OldAndNew.css.ts';

interface ComparedProps {
  kind: ContractKind;
  preview: Pick<ContractPreview, 'amount' | 'inForce'>;
}

/** What the terms in force and the offered ones would have paid for the last period, side by side, and the difference. */
export function Compared({ kind, preview: { amount, inForce } }: ComparedProps) {
  const { t } = useTranslation('contracts');
  if (inForce === null) return null;
  const title = t(kind === 'hourly' || kind === 'realTime' ? 'compared.titleDay' : 'compared.title');
  return (
    <div role="group" aria-label={title}>
      <Text weight="medium">{title}</Text>
      <div className={sides}>
        {[['decide.old', inForce.amount] as const, ['decide.new', amount] as const].map(([name, value]) => (
          <FactList key={name}>
            <Fact label={t(name)}>
              <Amount value={value} />
            </Fact>
          </FactList>
        ))}
      </div>
      <FactList>
        <Fact label={t('compared.difference')}>
          <Amount value={inForce.difference} sign="always" />
        </Fact>
      </FactList>
    </div>
  );
}

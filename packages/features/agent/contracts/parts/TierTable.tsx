import type { ContractKind } from '#api/agent.ts';
import type { ContractTier } from '#api/agentContract.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { conditionsOf, ratesOf } from '../contracts.model.ts';

interface TierTableProps {
  kind: ContractKind;
  /** The accessible name. */
  label: string;
  tiers: readonly ContractTier[];
}

interface Row {
  readonly number: number;
  readonly tier: ContractTier;
}

/** The tiers of a contract: what each asks for, and what it pays. */
export function TierTable({ kind, label, tiers }: TierTableProps) {
  const { t } = useTranslation('contracts');
  const money = useShortMoneyText();
  const columns: readonly Column<Row>[] = [
    { key: 'tier', header: t('tierColumn'), cell: ({ number }) => t('tier', { number }) },
    ...conditionsOf[kind].map((name): Column<Row> => ({
      key: name,
      header: t(`conditions.${name}`),
      align: 'end',
      cell: ({ tier }) => {
        if (name === 'activeMembers') return tier.activeMembers ?? t('noCondition');
        const sum = tier[name];
        return sum === null ? t('noCondition') : money(sum);
      },
    })),
    ...ratesOf(kind).map((name): Column<Row> => ({
      key: name,
      header: t(name),
      align: 'end',
      cell: ({ tier }) => t('percent', { rate: tier[name] ?? tier.rate }),
    })),
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={tiers.map((tier, at) => ({ number: at + 1, tier }))}
      rowKey={({ number }) => String(number)}
    />
  );
}

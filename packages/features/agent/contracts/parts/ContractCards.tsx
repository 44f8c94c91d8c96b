import type { ReactNode } from 'react';
import type { AgentContract } from '#api/agentContract.ts';
import type { ContractPage } from '#api/agentContracts.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ContractsScreenProps } from '../contracts.types.ts';
import { ContractCard } from './ContractCard.tsx';
import { cards } from './ContractCards.css.ts';

export type ContractListProps = Pick<
  ContractsScreenProps,
  'kind' | 'contracts' | 'progress' | 'pageNo' | 'onPage' | 'onDecide'
>;

interface ContractCardsProps extends Omit<ContractListProps, 'onDecide'> {
  /** Shown instead of a list without entries. */
  empty: string;
  /** What stands above the list once it is known. */
  above?: (page: ContractPage) => ReactNode;
  /** The buttons of a contract; null for none. */
  actions: (contract: AgentContract, page: ContractPage) => ReactNode;
}

/** The contracts of one side, those that wait first, page by page. */
export function ContractCards(props: ContractCardsProps) {
  const { kind, contracts, progress, pageNo, empty, above, actions, onPage } = props;
  const { t } = useTranslation('contracts');
  return (
    <RemoteView compact remote={contracts} failed={t('failed')} skeleton={<Skeleton shape="text" lines={8} />}>
      {(page, refreshing) => (
        <Stack gap="md">
          {above?.(page)}
          {page.list.length === 0 ? (
            <Text tone="muted">{empty}</Text>
          ) : (
            <ul role="list" className={cards} aria-busy={refreshing}>
              {page.list.map((contract) => (
                <ContractCard
                  key={contract.id}
                  kind={kind}
                  contract={contract}
                  progress={progress.find(({ contractId }) => contractId === contract.id)}
                >
                  {actions(contract, page) ?? undefined}
                </ContractCard>
              ))}
            </ul>
          )}
          <Pages label={t('pages')} page={pageNo} totalPages={page.totalPages} busy={refreshing} onPage={onPage} />
        </Stack>
      )}
    </RemoteView>
  );
}

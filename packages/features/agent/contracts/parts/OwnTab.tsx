import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { ContractsScreenProps } from '../contracts.types.ts';
import { ContractCards, type ContractListProps } from './ContractCards.tsx';

/** The contracts with the upline: offers that wait for an answer first, then the one in force, then the past ones. */
export function OwnTab({ onDecide, mayDecide, ...list }: ContractListProps & Pick<ContractsScreenProps, 'mayDecide'>) {
  const { t } = useTranslation('contracts');
  return (
    <ContractCards
      {...list}
      empty={t('empty.own')}
      actions={(contract) => {
        if (!mayDecide) return null;
        if (contract.state === 'offered') {
          return (
            <>
              <Button aria-haspopup="dialog" onClick={() => onDecide({ action: 'ACCEPT', contract })}>
                {t('accept')}
              </Button>
              <Button tone="outline" aria-haspopup="dialog" onClick={() => onDecide({ action: 'REJECT', contract })}>
                {t('reject')}
              </Button>
            </>
          );
        }
        if (contract.state !== 'accepted') return null;
        return (
          <Button
            tone="quiet"
            size="small"
            aria-haspopup="dialog"
            onClick={() => onDecide({ action: 'TERMINATE', contract })}
          >
            {t('terminate')}
          </Button>
        );
      }}
    />
  );
}

import { useState } from 'react';
import type { AgentContract } from '#api/agentContract.ts';
import type { ContractPage } from '#api/agentContracts.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { type OfferDraft, draftOf, emptyTier } from '../contracts.model.ts';
import type { ContractsScreenProps } from '../contracts.types.ts';
import { ContractCards, type ContractListProps } from './ContractCards.tsx';
import { OfferForm } from './OfferForm.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type DownlineTabProps = ContractListProps &
  Pick<ContractsScreenProps, 'offerTo' | 'mayOffer' | 'onWithdraw' | 'onPreviewOffer' | 'onOffer'>;

/** The contracts with the direct downline: offers to make and take back, and those in force to change or end. */
export function DownlineTab({
  offerTo,
  mayOffer,
  onDecide,
  onWithdraw,
  onPreviewOffer,
  onOffer,
  ...list
}: DownlineTabProps) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  /** Undefined until something was done: then it begins with what a link has chosen. */
  const [changed, setOffer] = useState<OfferDraft | null>();
  /** Counts the offers that were begun: each has a form of its own. */
  const [begun, setBegun] = useState(0);
  const begin = (draft: OfferDraft): void => {
    setOffer(draft);
    setBegun((count) => count + 1);
  };
  const [withdrawing, setWithdrawing] = useState<AgentContract | null>(null);

  const above = (page: ContractPage) => {
    if (!mayOffer) return <Text tone="muted">{t('empty.noRight')}</Text>;
    if (page.ceiling.length === 0) return <Text tone="muted">{t('empty.noCeiling')}</Text>;
    if (page.candidates.length === 0) return <Text tone="muted">{t('empty.noCandidates')}</Text>;
    const offer = changed === undefined ? offerFor(page, offerTo) : changed;
    if (offer === null) {
      return (
        <Inline>
          <Button onClick={() => begin({ to: '', tiers: [emptyTier], note: '', from: '' })}>{t('offer')}</Button>
        </Inline>
      );
    }
    return (
      <OfferForm
        key={begun}
        kind={list.kind}
        draft={offer}
        page={page}
        onChange={setOffer}
        onPreviewOffer={onPreviewOffer}
        onOffer={onOffer}
        onSent={(name) => {
          toast.show({ id: 'offer', tone: 'positive', text: t('form.sent', { name }) });
          setOffer(null);
        }}
        onDiscard={() => setOffer(null)}
      />
    );
  };
  return (
    <>
      <ContractCards
        {...list}
        empty={t('empty.downline')}
        above={above}
        actions={(contract, { ceiling, candidates }) => {
          const { state, with: other } = contract;
          if (!mayOffer) return null;
          if (state === 'offered') {
            return (
              <Button tone="outline" size="small" aria-haspopup="dialog" onClick={() => setWithdrawing(contract)}>
                {t('withdraw')}
              </Button>
            );
          }
          if (state !== 'accepted') return null;
          const canChange = ceiling.length > 0 && candidates.some(({ id }) => id === other?.id);
          return (
            <>
              {canChange && (
                <Button
                  tone="outline"
                  size="small"
                  onClick={() => begin({ to: other?.id ?? '', tiers: contract.tiers.map(draftOf), note: '', from: '' })}
                >
                  {t('change')}
                </Button>
              )}
              <Button
                tone="quiet"
                size="small"
                aria-haspopup="dialog"
                onClick={() => onDecide({ action: 'TERMINATE', contract })}
              >
                {t('terminate')}
              </Button>
            </>
          );
        }}
      />
      <WithdrawDialog contract={withdrawing} onClose={() => setWithdrawing(null)} onWithdraw={onWithdraw} />
    </>
  );
}

/** The offer to an agent of the downline by user name, with the terms that are in force; null for one that cannot have any. */
function offerFor({ candidates, list }: ContractPage, account: string | null): OfferDraft | null {
  const to = candidates.find((each) => each.account === account);
  if (to === undefined) return null;
  const inForce = list.find(({ state, with: other }) => state === 'accepted' && other?.id === to.id);
  return { to: to.id, tiers: inForce?.tiers.map(draftOf) ?? [emptyTier], note: '', from: '' };
}

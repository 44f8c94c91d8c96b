import type { ReactNode } from 'react';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Text } from '#ui/Text/Text.tsx';
import { useRefusalText } from '../../components/useRefusalText.ts';
import { ConfirmMoney, type ConfirmMoneyProps } from '../../flow/ConfirmMoney.tsx';
import { useMoneyText } from '../../format/useMoneyText.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import type { Transfer, TransferDraft } from './transfer.types.ts';

export interface ConfirmTransferProps
  extends
    Pick<Transfer, 'draft' | 'onConfirm' | 'onDismiss'>,
    Pick<ConfirmMoneyProps, 'factors' | 'password' | 'passwordState' | 'onSupport'> {}

interface ConfirmWords {
  title: string;
  /** The text of the button. */
  submit: (amount: string) => string;
  /** What the player agrees to. */
  facts: (draft: TransferDraft) => ReactNode;
  /** That it cannot be undone. */
  text: string;
  /** Whether everything that the player agrees to is known. @default true */
  ready?: boolean;
}

/** Asks before a transfer: both names, the sum, that it cannot be undone, and the payment password. */
export function ConfirmTransfer(props: ConfirmTransferProps) {
  const { t } = useTranslation('upline');
  const money = useMoneyText();
  return (
    <ConfirmSending
      {...props}
      title={t('confirm.title')}
      submit={(amount) => t('confirm.do', { amount })}
      facts={({ from, to, amount, remark }) => (
        <>
          <Fact label={t('confirm.from')}>{t('party', { ...from })}</Fact>
          <Fact label={t('confirm.to')}>{t('party', { ...to })}</Fact>
          <Fact label={t('confirm.amount')} translate="no">
            {money(amount)}
          </Fact>
          {remark !== '' && <Fact label={t('confirm.remark')}>{remark}</Fact>}
        </>
      )}
      text={t('confirm.text')}
    />
  );
}

/** Asks before money goes to another member. */
export function ConfirmSending(props: ConfirmTransferProps & ConfirmWords) {
  const { draft, title, submit, facts, text, ...rest } = props;
  const { t } = useTranslation('upline');
  const money = useMoneyText();
  const errorText = useRefusalText('upline');
  // Keeps its texts during the exit animation.
  const shown = usePresence(draft);
  return (
    <ConfirmMoney
      {...rest}
      asking={draft !== null}
      title={title}
      submitLabel={submit(money(shown?.amount ?? '0'))}
      nothingMoved={t('nothingMoved')}
      errorText={errorText}
    >
      {shown !== null && <FactList>{facts(shown)}</FactList>}
      <Text size="sm">{text}</Text>
    </ConfirmMoney>
  );
}

import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Text } from '#ui/Text/Text.tsx';
import { useRefusalText } from '../../components/useRefusalText.ts';
import { useMoneyText } from '../../format/useMoneyText.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { ConfirmMoney, type ConfirmMoneyProps } from '../ConfirmMoney.tsx';
import type { Transfer } from './transfer.types.ts';

export interface ConfirmTransferProps
  extends
    Pick<Transfer, 'draft' | 'onConfirm' | 'onDismiss'>,
    Pick<ConfirmMoneyProps, 'factors' | 'password' | 'passwordState' | 'onSupport'> {}

/** Asks before a transfer: both names, the sum, that it cannot be undone, and the payment password. */
export function ConfirmTransfer(props: ConfirmTransferProps) {
  const { draft } = props;
  const { t } = useTranslation('upline');
  const money = useMoneyText();
  const errorText = useRefusalText('upline');
  // Keeps its texts during the exit animation.
  const shown = usePresence(draft);
  return (
    <ConfirmMoney
      asking={draft !== null}
      title={t('confirm.title')}
      submitLabel={t('confirm.do', { amount: money(shown?.amount ?? '0') })}
      nothingMoved={t('nothingMoved')}
      factors={props.factors}
      password={props.password}
      passwordState={props.passwordState}
      errorText={errorText}
      onConfirm={props.onConfirm}
      onDismiss={props.onDismiss}
      onSupport={props.onSupport}
    >
      {shown !== null && (
        <FactList>
          <Fact label={t('confirm.from')}>{t('party', { ...shown.from })}</Fact>
          <Fact label={t('confirm.to')}>{t('party', { ...shown.to })}</Fact>
          <Fact label={t('confirm.amount')} translate="no">
            {money(shown.amount)}
          </Fact>
          {shown.remark !== '' && <Fact label={t('confirm.remark')}>{shown.remark}</Fact>}
        </FactList>
      )}
      <Text size="sm">{t('confirm.text')}</Text>
    </ConfirmMoney>
  );
}

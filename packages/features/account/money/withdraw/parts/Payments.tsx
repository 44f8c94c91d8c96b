import { Clock3 } from 'lucide-react';
import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { wordOf } from '#api/open.ts';
import type { WithdrawOrder, WithdrawalPayment } from '#api/withdrawalOrders.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useNow } from '#core/time/useNow.ts';
import { useTick } from '#core/time/useTick.ts';
import { type BadgeProps, Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { formatRemaining } from '../withdraw.model.ts';
import type { ReceiptInput, WithdrawScreenProps } from '../withdraw.types.ts';
import { head } from './OrderView.css.ts';

const NotReceived = lazyComponent(async () => (await import('./NotReceived.tsx')).NotReceived);

type PaymentActions = Pick<WithdrawScreenProps, 'onReceipt' | 'onUpload'>;
interface PaymentsProps extends PaymentActions {
  order: WithdrawOrder;
}

/** The question that is open. `everything` is asked twice, because it ends the withdrawal for good. */
type Question =
  | { readonly kind: 'received'; readonly payment: WithdrawalPayment }
  | { readonly kind: 'everything' | 'everythingAgain' };

/** The payments of a withdrawal and their receipts (MEM-05). */
export function Payments({ order, onReceipt, onUpload }: PaymentsProps) {
  const { t } = useTranslation('withdraw');
  const [question, setQuestion] = useState<Question | null>(null);
  const [missing, setMissing] = useState<WithdrawalPayment | null>(null);
  const shownMissing = usePresence(missing);
  if (order.payments.length === 0) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('payments.title')}
      </Heading>
      {order.payments.map((payment, index) => (
        <Payment
          key={payment.id}
          payment={payment}
          number={index + 1}
          onReceived={() => setQuestion({ kind: 'received', payment })}
          onMissing={() => setMissing(payment)}
        />
      ))}
      {order.canConfirmAll && order.payments.length > 1 && (
        <Inline>
          <Button tone="outline" aria-haspopup="dialog" onClick={() => setQuestion({ kind: 'everything' })}>
            {t('payments.everything')}
          </Button>
        </Inline>
      )}
      <Confirm question={question} amount={order.paid} onReceipt={onReceipt} onAsk={setQuestion} />
      {shownMissing !== null && (
        <LazyDialogSection open={missing !== null} onClose={() => setMissing(null)}>
          <NotReceived
            open={missing !== null}
            payment={shownMissing}
            onReceipt={onReceipt}
            onUpload={onUpload}
            onClose={() => setMissing(null)}
          />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

const tones: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'warning',
  received: 'positive',
  auto: 'positive',
  notReceived: 'negative',
};

interface PaymentProps {
  payment: WithdrawalPayment;
  number: number;
  onReceived: () => void;
  onMissing: () => void;
}

function Payment({ payment, number, onReceived, onMissing }: PaymentProps) {
  const language = useLanguage();
  const { receipt, receiptUntil, note, case: dispute } = payment;
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  const named = { number, amount: money(payment.amount) };
  return (
    <Card padding="md">
      <Stack gap="sm">
        <div className={head}>
          <Amount size="lg" value={payment.amount} />
          {receipt !== 'waiting' || receiptUntil !== null ? (
            <Badge tone={tones[wordOf(receipt)] ?? 'neutral'}>
              {typeof receipt === 'string' ? t(`receipt.${receipt}`) : receipt.other}
            </Badge>
          ) : null}
        </div>
        <Text size="sm" tone="muted">
          {t('payments.at', { number, time: formatMoment(Date.parse(payment.at), language) })}
        </Text>
        {receipt === 'forced' && <Text>{t('payments.forced')}</Text>}
        {note !== null && note !== '' && <Text weight="medium">{note}</Text>}
        {dispute !== null && (
          <Text>
            <span>
              {t('payments.case', {
                number: dispute.number,
                state: typeof dispute.state === 'string' ? t(`case.${dispute.state}`) : dispute.state.other,
              })}
            </span>
            {dispute.promisedBy !== null && (
              <span>{` ${t('payments.caseBy', { time: formatMoment(Date.parse(dispute.promisedBy), language) })}`}</span>
            )}
          </Text>
        )}
        {receipt === 'notReceived' && dispute?.state === 'checking' && (
          <Inline>
            <Button tone="outline" aria-haspopup="dialog" onClick={onReceived}>
              {t('payments.receivedAfterAll', named)}
            </Button>
          </Inline>
        )}
        {receipt === 'waiting' && receiptUntil !== null && (
          <>
            <ReceiptTime until={Date.parse(receiptUntil)} />
            <Inline>
              <Button aria-haspopup="dialog" onClick={onReceived}>
                {t('payments.received', named)}
              </Button>
              <Button tone="outline" aria-haspopup="dialog" onClick={onMissing}>
                {t('payments.notReceived', named)}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Countdown to the automatic receipt. Updates every second; announced only when the last five minutes begin. */
function ReceiptTime({ until }: { until: number }) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('withdraw');
  const left = until - useTick(now, 1_000);
  const time = formatMoment(until, language);
  return (
    <Text>
      <Icon of={Clock3} size="text" /> <span>{t(left > 0 ? 'payments.until' : 'payments.over', { time })}</span>{' '}
      {left > 0 && (
        <span role="timer">
          <strong translate="no">{formatRemaining(left)}</strong>
        </span>
      )}
      <span role="status">{left > 0 && left <= 5 * 60_000 ? ` ${t('payments.soon')}` : ''}</span>
    </Text>
  );
}

interface ConfirmProps extends Pick<PaymentActions, 'onReceipt'> {
  question: Question | null;
  amount: string;
  onAsk: (question: Question | null) => void;
}

function Confirm({ question, amount, onReceipt, onAsk }: ConfirmProps) {
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  const errorText = useRefusalText('withdraw');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const shown = usePresence(question);
  if (shown === null) return null;
  const sum = money(shown.kind === 'received' ? shown.payment.amount : amount);
  const send = async (): Promise<boolean> => {
    if (shown.kind === 'everything') {
      onAsk({ kind: 'everythingAgain' });
      return false;
    }
    setFailure(null);
    const input: ReceiptInput =
      shown.kind === 'received' ? { answer: 'received', paymentId: shown.payment.id } : { answer: 'fullPayment' };
    const answer = await onReceipt(input);
    if (!answer.ok) setFailure(answer.error);
    return answer.ok;
  };
  return (
    <ConfirmDialog
      // Another question is another dialog, so that one click never answers both.
      key={shown.kind}
      open={question !== null}
      onOpenChange={() => onAsk(null)}
      onBeforeOpen={() => setFailure(null)}
      tone="negative"
      title={t(`ask.${shown.kind}.title`, { amount: sum })}
      text={t(`ask.${shown.kind}.text`)}
      confirmLabel={t(`ask.${shown.kind}.do`)}
      cancelLabel={t('common:cancel')}
      onConfirm={send}
    >
      {failure !== null && (
        <ErrorState
          size="compact"
          announce
          title={errorText(failure)}
          text={'outcomeUnknown' in failure && failure.outcomeUnknown ? t('ask.maybe') : undefined}
        />
      )}
    </ConfirmDialog>
  );
}

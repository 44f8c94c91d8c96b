import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import type { EnvelopeGiven } from '#api/agentEnvelopes.ts';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useFocusOnChange } from '#core/flow/useFocusOnChange.ts';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { stepOf } from '#core/money/transfer/transfer.model.ts';
import { TransferArea } from '#core/money/transfer/TransferArea.tsx';
import { TransferDialog } from '#core/money/transfer/TransferDialog.tsx';
import { TransferFacts } from '#core/money/transfer/TransferFacts.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Fact } from '#ui/FactList/FactList.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { EnvelopesViewProps } from './givenEnvelopes.types.ts';
import { DaysField } from './parts/DaysField.tsx';
import { GivenList } from './parts/GivenList.tsx';
import { useWagerText } from './parts/useWagerText.ts';

// Apart from the form: what an agent needs only after filling it in, or never.
const ConfirmEnvelope = lazyComponent(async () => (await import('./parts/ConfirmEnvelope.tsx')).ConfirmEnvelope);

/** The red envelopes of an account of the team (AGT-08): the form for a new one, and what became of those given. */
export function EnvelopesView(props: EnvelopesViewProps) {
  const { detail, gift, password, given, pageNo, onPage } = props;
  const root = useRef<HTMLDivElement>(null);
  useFocusOnChange(root, stepOf(gift.transfer));
  const { transfer: terms, envelope } = detail;
  return (
    <Stack gap="xl">
      <div ref={root}>
        <Giving {...props} />
      </div>
      <GivenList given={given} pageNo={pageNo} onPage={onPage} />
      {envelope !== null && (
        <TransferDialog transfer={gift.transfer} terms={terms} password={password} onSupport={props.onSupport}>
          {(asked) => <ConfirmEnvelope {...asked} days={gift.days} wagerTimes={envelope.wagerTimes} />}
        </TransferDialog>
      )}
    </Stack>
  );
}

/** The outcome of an envelope, or its form. Nothing where none can be given to the account now. */
function Giving(props: EnvelopesViewProps) {
  const { detail, outdatedAt, gift, unresolvedHref, stop, turnoverHref, onSupport } = props;
  const { t } = useTranslation('agentEnvelopes');
  const wagerText = useWagerText();
  const { transfer: terms } = detail;
  if (unresolvedHref !== null) {
    return (
      <Stack gap="xs">
        <Text>{t('unresolved')}</Text>
        <Link href={unresolvedHref}>{t('toUnresolved')}</Link>
      </Stack>
    );
  }
  return (
    <TransferArea
      of="agentEnvelopes"
      label={t('give')}
      words={{
        amount: t('amount'),
        remark: t('message'),
        submit: (amount) => (amount === null ? t('submit') : t('submitAmount', { amount })),
      }}
      fields={<DaysField days={gift.days} onDays={gift.onDays} />}
      done={(made) => <Done made={made} onAgain={gift.transfer.flow.reset} />}
      transfer={gift.transfer}
      terms={terms ?? undefined}
      stop={stop}
      turnoverHref={turnoverHref}
      onSupport={onSupport}
    >
      {terms !== null && stop === null && terms.blocked === null && (
        <>
          <Text tone="muted">{t('text')}</Text>
          <TransferFacts terms={terms} to={detail.downline} outdatedAt={outdatedAt}>
            <Fact label={t('wager')}>{wagerText(detail.envelope?.wagerTimes ?? 0)}</Fact>
          </TransferFacts>
        </>
      )}
    </TransferArea>
  );
}

interface DoneProps {
  made: EnvelopeGiven;
  onAgain: () => void;
}

/** An envelope that the platform has confirmed. Does not say whether the player knows about it. */
function Done({ made: { amount, endsAt, balance, held, reference }, onAgain }: DoneProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentEnvelopes');
  const money = useMoneyText();
  return (
    <OutcomePanel
      tone="positive"
      icon={CircleCheck}
      title={t('done.title', { amount: money(amount) })}
      takesFocus
      actions={
        <Button tone="outline" onClick={onAgain}>
          {t('done.again')}
        </Button>
      }
    >
      <Text>{t('done.text', { time: formatMoment(Date.parse(endsAt), language) })}</Text>
      {balance !== null && <Text>{t('done.balance', { balance: money(balance) })}</Text>}
      {held !== null && <Text>{t('done.held', { held: money(held) })}</Text>}
      <Text size="sm">{t('done.reference', { reference: writtenReference(reference) })}</Text>
    </OutcomePanel>
  );
}

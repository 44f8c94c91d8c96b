import { useRef } from 'react';
import type { AgentSelection, EnvelopesGiven } from '#api/agentSelection.ts';
import { useFocusOnChange } from '#core/flow/useFocusOnChange.ts';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { isLess } from '#core/money/amount.ts';
import { stepOf } from '#core/money/transfer/transfer.model.ts';
import { TransferArea } from '#core/money/transfer/TransferArea.tsx';
import type { PlayStop } from '#core/session/playStatus.ts';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { DaysField } from '../../../givenEnvelopes/parts/DaysField.tsx';
import { useWagerText } from '../../../givenEnvelopes/parts/useWagerText.ts';
import { isOver, splitResults } from '../selection.model.ts';
import type { ManyGifts } from '../selection.types.ts';
import { Results } from './Results.tsx';

interface EnvelopesFormProps {
  /** Null where it is only about an outcome that is unknown. */
  selection: AgentSelection | null;
  gifts: ManyGifts;
  /** The agent’s own break; null while envelopes can be given. */
  stop: PlayStop | null;
  turnoverHref: string;
  onSupport: (() => void) | undefined;
  onClose: () => void;
}

/** Red envelopes of one sum to several accounts (AGT-08): the form, or what came of it. */
export function EnvelopesForm({ selection, gifts, stop, turnoverHref, onSupport, onClose }: EnvelopesFormProps) {
  const { t } = useTranslation('agentMany');
  const words = useTranslation('agentEnvelopes').t;
  const root = useRef<HTMLDivElement>(null);
  useFocusOnChange(root, stepOf(gifts.transfer));
  const { flow } = gifts.transfer;
  const terms = selection?.transfer ?? undefined;
  // That a selection is over is said where it can be made again.
  const isShown = flow.state.status !== 'refused' || !isOver(flow.state.error);
  return (
    <div ref={root}>
      <TransferArea
        of="agentMany"
        label={t('envelope.give')}
        words={{
          amount: t('envelope.amount'),
          remark: words('message'),
          submit: (amount) => (amount === null ? t('envelope.submit') : t('envelope.submitAmount', { amount })),
        }}
        fields={<DaysField days={gifts.days} onDays={gifts.onDays} />}
        done={(made) => <Given made={made} onClose={onClose} />}
        transfer={isShown ? gifts.transfer : { ...gifts.transfer, flow: { ...flow, state: { status: 'idle' } } }}
        terms={terms}
        stop={stop}
        turnoverHref={turnoverHref}
        onSupport={onSupport}
      >
        {selection !== null && <Terms selection={selection} />}
      </TransferArea>
    </div>
  );
}

/** What bounds the envelopes, and what they bind. */
function Terms({ selection: { count, transfer: terms, wagerTimes } }: { selection: AgentSelection }) {
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const words = useTranslation('agentEnvelopes').t;
  const shared = useTranslation('upline').t;
  const money = useMoneyText();
  const wagerText = useWagerText();
  if (terms === null) return <Text>{t('envelope.cannot')}</Text>;
  if (terms.blocked !== null) return null;
  return (
    <Stack gap="sm">
      <Text tone="muted">{words('text')}</Text>
      <FactList aria-label={shared('facts')}>
        <Fact label={t('envelope.receivers')}>{formatCount(count, language)}</Fact>
        <Fact label={shared('available')}>{money(terms.available)}</Fact>
        <Fact label={shared('today', { time: formatMoment(Date.parse(terms.resetsAt), language) })}>
          {money(terms.leftToday)}
        </Fact>
        <Fact label={t('envelope.most')}>{money(terms.maxAmount)}</Fact>
        <Fact label={words('wager')}>{wagerText(wagerTimes)}</Fact>
      </FactList>
      {isLess(terms.maxAmount, terms.minAmount) && <Text tone="warning">{t('envelope.tooFew')}</Text>}
    </Stack>
  );
}

/** Envelopes that the platform has confirmed. Does not say whether the players know about them. */
function Given({ made, onClose }: { made: EnvelopesGiven; onClose: () => void }) {
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const words = useTranslation('agentEnvelopes').t;
  const money = useMoneyText();
  const { list, total, endsAt, balance, held, reference } = made;
  const count = formatCount(splitResults(list).done.length, language);
  return (
    <Results
      list={list}
      {...(total !== null && { title: t('envelope.done', { amount: money(total), count }) })}
      onClose={onClose}
    >
      <Text>{words('done.text', { time: formatMoment(Date.parse(endsAt), language) })}</Text>
      {balance !== null && <Text>{words('done.balance', { balance: money(balance) })}</Text>}
      {held !== null && <Text>{words('done.held', { held: money(held) })}</Text>}
      <Text size="sm">{words('done.reference', { reference: writtenReference(reference) })}</Text>
    </Results>
  );
}

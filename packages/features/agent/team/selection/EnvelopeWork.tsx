import { useState } from 'react';
import { type GivenEnvelopeDays, redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import { agentEnvelopeMany, agentEnvelopeTotal } from '#api/agentSelection.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { stepOf } from '#core/money/transfer/transfer.model.ts';
import { TransferDialog } from '#core/money/transfer/TransferDialog.tsx';
import { useTransfer } from '#core/money/transfer/useTransfer.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useOnSupport } from '#core/site/support.ts';
import { usePaymentPassword } from '#core/stepUp/usePaymentPassword.ts';
import { EnvelopesForm } from './parts/EnvelopesForm.tsx';
import { envelopesForIntent } from './selection.model.ts';
import type { WorkPart } from './selection.types.ts';
import { useSelection } from './useSelection.ts';
import { WorkDialog } from './WorkDialog.tsx';

// Apart from the form: what an agent needs only after filling it in, or never.
const ConfirmEnvelopes = lazyComponent(async () => (await import('./parts/ConfirmEnvelopes.tsx')).ConfirmEnvelopes);

/** The latest envelopes, among which those with a lost answer are looked for. */
const latest = { pageNo: 1, pageSize: 100 } as const;

/** Red envelopes to the picked accounts (AGT-08), or the outcome of the last ones. */
export function EnvelopeWork(part: WorkPart) {
  const { client } = usePlatform();
  const { pathname, search } = useLocation();
  const state = useSelection(part.ids);
  const [days, setDays] = useState<GivenEnvelopeDays>(3);
  const { selection, noteError } = state;
  const value = selection.status === 'ready' ? selection.value : null;
  const transfer = useTransfer(agentEnvelopeMany, {
    lookUp: lookUpIn(client, redEnvelopeGivenList, latest, envelopesForIntent),
    terms: value?.transfer ?? undefined,
    // Those of the selection, whose number the confirmation states.
    to: value === null ? undefined : { nickname: '', account: '' },
    inputOf: ({ amount, proof, remark }) => ({
      ...{ selectionId: value?.id ?? '', amount, days, proof },
      ...(remark !== undefined && { message: remark }),
    }),
    onRefusal: noteError,
  });
  const { draft, flow } = transfer;
  const asked = draft === null || value === null ? null : { selectionId: value.id, amount: draft.amount };
  const [total] = useRemote(agentEnvelopeTotal, asked, 'live');
  const password = usePaymentPassword();
  const { stop } = usePlayStop('transferOut');
  const onSupport = useOnSupport();
  const form = (
    <EnvelopesForm
      selection={value}
      gifts={{
        transfer,
        days,
        total,
        onDays(chosen) {
          flow.reset();
          setDays(chosen);
        },
      }}
      stop={stop}
      turnoverHref={paths.memberCentre(pathname + search, 'withdraw')}
      onSupport={onSupport}
      onClose={part.onClose}
    />
  );
  return (
    <>
      <WorkDialog
        {...part}
        count={part.ids.size}
        state={state}
        outcome={stepOf(transfer) === 'form' && part.ids.size > 0 ? null : form}
      >
        {() => form}
      </WorkDialog>
      <TransferDialog transfer={transfer} terms={value?.transfer} password={password} onSupport={onSupport}>
        {(question) => <ConfirmEnvelopes {...question} days={days} total={total} wagerTimes={value?.wagerTimes ?? 0} />}
      </TransferDialog>
    </>
  );
}

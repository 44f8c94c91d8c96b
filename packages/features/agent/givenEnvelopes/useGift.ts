import { useState } from 'react';
import { type GivenEnvelopeDays, redEnvelopeGive, redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import type { DownlineDetail } from '#api/agentTeam.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { useTransfer } from '#core/money/transfer/useTransfer.ts';
import { givenForIntent } from './givenEnvelopes.model.ts';
import type { Gift } from './givenEnvelopes.types.ts';

/** Gives an account of the team a red envelope (AGT-08): form, confirmation and outcome. */
export function useGift(id: string, value: DownlineDetail | undefined): Gift {
  const { client } = usePlatform();
  const [days, setDays] = useState<GivenEnvelopeDays>(3);
  const transfer = useTransfer(redEnvelopeGive, {
    lookUp: (sent, since) =>
      lookUpIn(client, redEnvelopeGivenList, { id: sent.id, pageNo: 1, pageSize: 10 }, givenForIntent)(sent, since),
    terms: value?.transfer ?? undefined,
    to: value?.downline,
    inputOf: ({ amount, proof, remark }) => ({
      ...{ id, amount, days, proof },
      ...(remark !== undefined && { message: remark }),
    }),
  });
  const pending = pendingOf(transfer.flow.state)?.input.id;
  return {
    transfer,
    days,
    unresolvedId: pending === undefined || pending === id ? null : pending,
    onDays(chosen) {
      transfer.flow.reset();
      setDays(chosen);
    },
  };
}

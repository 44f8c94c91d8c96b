import { agentRightsRead } from '#api/agentCentre.ts';
import { agentDownline, agentMessage, agentRatesSet, agentTransfer } from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { memberTransfers } from '#api/transfers.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { transferForIntent } from '#core/money/transfer/transfer.model.ts';
import { useTransfer } from '#core/money/transfer/useTransfer.ts';
import { usePaymentPassword } from '#core/money/usePaymentPassword.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { useOnSupport } from '#core/site/support.ts';
import { contractPages } from '../agentCentre/agentCentre.model.ts';
import { useAgentPages } from '../agentCentre/useAgentPages.ts';
import { LazyAccountEnvelopes } from '../givenEnvelopes/LazyAccountEnvelopes.tsx';
import { useGift } from '../givenEnvelopes/useGift.ts';
import { LazyRateTemplates } from '../rates/LazyRateTemplates.tsx';
import { writeReportRef } from '../reports/reportRef.model.ts';
import type { AccountViewProps } from './team.types.ts';

/** Props of an account of the team (AGT-01, AGT-02), connected to the platform. */
export function useAccountView(id: string): AccountViewProps {
  const { client } = usePlatform();
  const setRates = useChange(agentRatesSet);
  const { pathname, search } = useLocation();
  const [detail] = useRemote(agentDownline, { id }, 'live');
  const [rights] = useRemote(agentRightsRead, {}, 'live');
  const [play] = usePlayStatus();
  const hrefOf = useAgentHref(pathname + search);
  const { offered } = useAgentPages(true);
  const intent = useMoneyFlow(agentTransfer, {
    async lookUp(input, since) {
      const to = await client.call(agentDownline, { id: input.id });
      if (!to.ok) return to;
      // A transfer that cannot be read could be the one that the intent made.
      const page = { pageNo: 1, pageSize: 10, direction: 'out' } as const;
      const latest = await client.call(memberTransfers, page, { complete: true });
      return latest.ok ? ok(transferForIntent(latest.value.list, input, since, to.value.downline.account)) : latest;
    },
  });
  const value = detail.status === 'ready' ? detail.value : undefined;
  const transfer = useTransfer(intent, {
    terms: value?.transfer ?? undefined,
    to: value && { account: value.downline.account, nickname: value.downline.nickname },
    inputOf: (sum) => ({ id, ...sum }),
  });
  const pending = pendingOf(intent.state)?.input.id;
  const gift = useGift(id, value);
  const accountHref = (of: string): string => paths.agentCentre(pathname + search, 'teamManagement', of);
  return {
    detail,
    reportsOf: ({ id: of, account }) => ({
      bets: hrefOf('teamBetting', writeReportRef({ account })),
      profit: hrefOf('userProfit', writeReportRef({ parent: of })),
      movements: hrefOf('transactionDetails', writeReportRef({ account })),
    }),
    contractsOf: ({ account, actions }) =>
      !actions.includes('contracts')
        ? []
        : Object.values(contractPages).flatMap((page) => {
            const href = offered.some((each) => each === page) ? hrefOf(page, writeReportRef({ account })) : null;
            return href === null ? [] : [{ page, href }];
          }),
    transfer,
    unresolvedHref: pending === undefined || pending === id ? null : accountHref(pending),
    gift,
    unresolvedGiftHref: gift.unresolvedId === null ? null : accountHref(gift.unresolvedId),
    Envelopes: LazyAccountEnvelopes,
    password: usePaymentPassword(),
    stop: play.status === 'ready' ? stopFor(play.value, 'transferOut') : null,
    turnoverHref: paths.memberCentre(pathname + search, 'withdraw'),
    // While it is not known, the platform decides.
    canLowerRates: rights.status !== 'ready' || rights.value.canLowerRates,
    Templates: LazyRateTemplates,
    async onRates(rates) {
      const answer = await setRates({ id, rates });
      return answer.ok ? null : answer.error;
    },
    async onMessage(content) {
      const answer = await client.call(agentMessage, { id, content });
      return answer.ok ? null : answer.error;
    },
    onSupport: useOnSupport(),
  };
}

import { agentRightsRead } from '#api/agentCentre.ts';
import { agentDownline, agentMessage, agentRatesSet, agentTransfer } from '#api/agentTeam.ts';
import { memberTransfers } from '#api/transfers.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { latestOut, transferForIntent } from '#core/money/transfer/transfer.model.ts';
import { useTransfer } from '#core/money/transfer/useTransfer.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { useOnSupport } from '#core/site/support.ts';
import { usePaymentPassword } from '#core/stepUp/usePaymentPassword.ts';
import { LazyAccountActs } from '../accountActs/LazyAccountActs.tsx';
import { contractPages } from '../agentCentre/agentCentre.model.ts';
import { useAgentPages } from '../agentCentre/useAgentPages.ts';
import { LazyAccountNotes } from '../book/LazyAccountNotes.tsx';
import { LazyAccountEnvelopes } from '../givenEnvelopes/LazyAccountEnvelopes.tsx';
import { useGift } from '../givenEnvelopes/useGift.ts';
import { LazyRateTemplates } from '../rates/LazyRateTemplates.tsx';
import { writeReportRef } from '../reports/reportRef.model.ts';
import type { AccountViewProps } from './team.types.ts';

const Nothing = (): null => null;

/** Props of an account of the team (AGT-01, AGT-02), connected to the platform. */
export function useAccountView(id: string): AccountViewProps {
  const { client } = usePlatform();
  // Moves no money, changes no account, and writes nothing down for the agent (AGT-15).
  const isAssistant = useMember().role === 'assistant';
  const setRates = useChange(agentRatesSet);
  const { pathname, search } = useLocation();
  const [detail] = useRemote(agentDownline, { id }, 'live');
  const [rights] = useRemote(agentRightsRead, {}, 'live');
  const hrefOf = useAgentHref(pathname + search);
  const { offered } = useAgentPages(true);
  const value = detail.status === 'ready' ? detail.value : undefined;
  const transfer = useTransfer(agentTransfer, {
    async lookUp(input, since) {
      const to = await client.call(agentDownline, { id: input.id });
      if (!to.ok) return to;
      const { account } = to.value.downline;
      const find: typeof transferForIntent = (list, sent, from) => transferForIntent(list, sent, from, account);
      return lookUpIn(client, memberTransfers, latestOut, find)(input, since);
    },
    terms: value?.transfer ?? undefined,
    to: value?.downline,
    inputOf: (sum) => ({ id, ...sum }),
  });
  const pending = pendingOf(transfer.flow.state)?.input.id;
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
    password: usePaymentPassword(isAssistant),
    stop: usePlayStop('transferOut').stop,
    turnoverHref: paths.memberCentre(pathname + search, 'withdraw'),
    // While it is not known, the platform decides.
    canLowerRates: rights.status !== 'ready' || rights.value.canLowerRates,
    Notes: isAssistant ? Nothing : LazyAccountNotes,
    Templates: LazyRateTemplates,
    Acts: isAssistant ? Nothing : LazyAccountActs,
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

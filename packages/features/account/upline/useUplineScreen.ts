import { useState } from 'react';
import { ok } from '#api/errors.ts';
import { memberTransfers, uplineInfo, uplineTransfer } from '#api/transfers.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { transferForIntent } from '#core/money/transfer/transfer.model.ts';
import { useTransfer } from '#core/money/transfer/useTransfer.ts';
import { usePaymentPassword } from '#core/money/usePaymentPassword.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { useOnSupport } from '#core/site/support.ts';
import type { UplineScreenProps } from './upline.types.ts';

/** Transfers per page of the list. */
const pageSize = 10;

/** Props of the page of transfers to the upline (MEM-02d), connected to the platform. */
export function useUplineScreen(): UplineScreenProps {
  const { client } = usePlatform();
  const { pathname, search } = useLocation();
  const [pageNo, onPage] = useState(1);
  const [info] = useRemote(uplineInfo, {}, 'live');
  const [transfers] = useRemote(memberTransfers, { pageNo, pageSize }, 'list');
  const [play] = usePlayStatus();
  const intent = useMoneyFlow(uplineTransfer, {
    async lookUp(input, since) {
      // A transfer that cannot be read could be the one that the intent made.
      const page = { pageNo: 1, pageSize: 10, direction: 'out' } as const;
      const latest = await client.call(memberTransfers, page, { complete: true });
      return latest.ok ? ok(transferForIntent(latest.value.list, input, since)) : latest;
    },
  });
  const upline = info.status === 'ready' ? info.value : undefined;
  const transfer = useTransfer(intent, {
    terms: upline,
    to: upline && { account: upline.account, nickname: upline.nickname },
    inputOf: (sum) => sum,
    onOutcome: () => onPage(1),
  });
  return {
    ...transfer,
    info,
    password: usePaymentPassword(),
    stop: play.status === 'ready' ? stopFor(play.value, 'transferOut') : null,
    transfers,
    pageNo,
    turnoverHref: paths.memberCentre(pathname + search, 'withdraw'),
    onPage,
    onSupport: useOnSupport(),
  };
}

import { useState } from 'react';
import { memberTransfers, uplineInfo, uplineTransfer } from '#api/transfers.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { latestOut, transferForIntent } from '#core/money/transfer/transfer.model.ts';
import { useTransfer } from '#core/money/transfer/useTransfer.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useOnSupport } from '#core/site/support.ts';
import { usePaymentPassword } from '#core/stepUp/usePaymentPassword.ts';
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
  const upline = info.status === 'ready' ? info.value : undefined;
  const transfer = useTransfer(uplineTransfer, {
    lookUp: lookUpIn(client, memberTransfers, latestOut, transferForIntent),
    terms: upline,
    to: upline,
    inputOf: (sum) => sum,
    onOutcome: () => onPage(1),
  });
  return {
    ...transfer,
    info,
    password: usePaymentPassword(),
    stop: usePlayStop('transferOut').stop,
    transfers,
    pageNo,
    turnoverHref: paths.memberCentre(pathname + search, 'withdraw'),
    onPage,
    onSupport: useOnSupport(),
  };
}

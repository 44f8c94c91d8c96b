import { useState } from 'react';
import { walletBalance } from '#api/member.ts';
import { memberBets } from '#api/records.ts';
import { type SlipReport, type SlipVendor, keyOf } from '#core/catalogue/slip/heldSlip.ts';
import { type HeldPicks, useHeldSlip } from '#core/catalogue/slip/useHeldSlip.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useSession } from '#core/data/platform.tsx';
import { useRefreshAll } from '#core/data/remote.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useThrottledCall } from '#core/time/useThrottledCall.ts';
import { FrameSkeleton } from './parts/FrameSkeleton.tsx';
import { lineOf, takeReport } from './slip.model.ts';
import type { SlipProps } from './slip.types.ts';

// Opens a game, whose code a player who only looks does not need.
const ConnectedFrame = lazyComponent(() => import('./parts/ConnectedFrame.tsx').then((part) => part.ConnectedFrame));

/** The least time between readings of the balance after bets, in ms. */
const settledThrottleMs = 1_000;

/** What a list of prices does with the slip. */
export interface SlipControls extends Pick<HeldPicks, 'isPicked' | 'pick'> {
  /** For `Slip`. */
  readonly slip: SlipProps;
}

/**
 * The slip of a vendor beside a list of its prices (RT-05i). It holds what the player has picked; the vendor's frame, which
 * opens with the first pick and stays while the page does, takes the bets.
 * @param backHref the page of the list
 */
export function useSlip(backHref: string): SlipControls {
  const { slip: held, change, isPicked, pick, asked, answer } = useHeldSlip();
  const session = useSession();
  const { allowed, requireAuth } = useRequireAuth();
  const refreshAll = useRefreshAll();
  const settled = useThrottledCall(settledThrottleMs, () => void refreshAll(walletBalance, memberBets));
  const [open, setOpen] = useState(false);
  const picks = held?.picks ?? [];
  // The frame stays when its last pick has gone, and opens with the first one.
  const [framed, setFramed] = useState<SlipVendor | null>(null);
  const vendor = held?.vendor ?? null;
  const frameOf = picks.length > 0 ? vendor : framed?.vassalage === vendor?.vassalage ? framed : null;
  if (allowed && frameOf !== framed) setFramed(frameOf);

  // What was bet leaves the picks, and its confirmation stays open until the player has done with it.
  const onReport = (report: SlipReport): void => change((slip) => slip && takeReport(slip, report));
  return {
    slip: {
      vendor,
      picks,
      line: held && lineOf(held),
      frame:
        allowed && frameOf !== null ? (
          <LazySection placeholder={<FrameSkeleton />}>
            <ConnectedFrame
              key={frameOf.vassalage}
              vendor={frameOf}
              picks={picks.map((each) => each.pick)}
              backHref={backHref}
              onReport={onReport}
              onSettled={settled}
              onLeave={() => setOpen(false)}
            />
          </LazySection>
        ) : null,
      needs: allowed ? null : session === null ? 'login' : 'account',
      open,
      onOpen: () => requireAuth(() => setOpen(true)),
      onClose: () => setOpen(false),
      onRemove: (removed) =>
        change((slip) => slip && { ...slip, picks: slip.picks.filter((each) => keyOf(each.pick) !== keyOf(removed)) }),
      change: asked && {
        to: asked.vendor.name,
        onConfirm: () => answer(true),
        onCancel: () => answer(false),
      },
    },
    isPicked,
    pick,
  };
}

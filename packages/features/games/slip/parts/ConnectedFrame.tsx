import { useState } from 'react';
import type { SlipPick } from '#api/slipPicks.ts';
import { ownCallVendor } from '#core/catalogue/launchRules.ts';
import type { SlipVendor } from '#core/catalogue/slip/heldSlip.ts';
import { useRefreshVendors } from '#core/catalogue/useRefreshVendors.ts';
import { useAgeConfirmation } from '#core/session/ageConfirmation.ts';
import { probeHost } from '../../launch/gameHost.ts';
import { useLaunch } from '../../launch/useLaunch.ts';
import { SlipFrame, type SlipFrameProps } from './SlipFrame.tsx';

/** How long the slip may load before another attempt is offered, in ms. */
const slowAfterMs = 15_000;

export interface ConnectedFrameProps extends Pick<SlipFrameProps, 'onReport' | 'onSettled' | 'onLeave'> {
  vendor: SlipVendor;
  picks: readonly SlipPick[];
  /** The page of the list of prices: the slip speaks with its origin only. */
  backHref: string;
}

/** The slip of a vendor, launched with the first picks; it is told later ones (RT-05i). */
export function ConnectedFrame({ vendor, picks, backHref, ...rest }: ConnectedFrameProps) {
  const { name, ...of } = vendor;
  // Another list would be another launch.
  const [first] = useState(() => [...picks]);
  const age = useAgeConfirmation();
  const { launch, onLoaded, onOtherHost } = useLaunch({
    page: of.vassalage === ownCallVendor ? 'fbsports' : 'seamless',
    target: { ...of, view: 'slip', slip: first },
    practice: false,
    backHref,
    held: !age.confirmed,
    slowAfterMs,
    probe: probeHost,
  });
  const refused = launch.status === 'failed' && launch.error.kind === 'refused' ? launch.error.code : null;
  useRefreshVendors(refused === 'vendor_maintenance');
  return (
    <SlipFrame
      {...rest}
      launch={launch}
      vendor={name}
      picks={picks}
      age={age.request}
      onLoaded={onLoaded}
      onOtherHost={onOtherHost}
    />
  );
}

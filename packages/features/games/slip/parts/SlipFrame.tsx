import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SlipPick } from '#api/slipPicks.ts';
import type { SlipReport } from '#core/catalogue/slip/heldSlip.ts';
import { LazyAgeQuestion } from '#core/components/LazyAgeQuestion.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { describeError } from '#core/data/describeError.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { LaunchScreenProps, LaunchState, OpenLaunch } from '../../launch/launch.types.ts';
import { tellSlip, useGameMessages } from '../../launch/useGameMessages.ts';
import { frame as frameClass, inset } from '../Slip.css.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';

export interface SlipFrameProps extends Pick<LaunchScreenProps, 'onLoaded' | 'onOtherHost' | 'onSettled' | 'onLeave'> {
  launch: LaunchState;
  /** Name of the vendor. */
  vendor: string;
  /** What the slip is to hold. */
  picks: readonly SlipPick[];
  onReport: (report: SlipReport) => void;
  /** Asks for the player's age before the launch (RSP-10). */
  age: LaunchScreenProps['age'];
}

/** The slip of a vendor in its frame, or why there is none. Nothing has been bet without it. */
export function SlipFrame({ launch, vendor, age, onOtherHost, ...rest }: SlipFrameProps) {
  const { t } = useTranslation('slip');
  const launchWords = useTranslation('launch').t;
  const shared = useTranslation('common').t;
  const errorText = useRefusalText('launch');
  if (launch.status === 'open') {
    return (
      <>
        <Frame key={launch.attempt} {...rest} launch={launch} vendor={vendor} />
        <div role="status">
          {launch.slow && (
            <div className={inset}>
              <Text size="sm">{launchWords('slow')}</Text>
              <Button size="small" tone="outline" onClick={onOtherHost}>
                {launchWords('slowRetry')}
              </Button>
            </div>
          )}
        </div>
      </>
    );
  }
  if (launch.status === 'failed' || launch.status === 'impossible') {
    const reason = launch.status === 'failed' ? errorText(launch.error) : launchWords(launch.reason);
    const helps = launch.status === 'impossible' || describeError(launch.error)?.action === 'retry';
    return (
      <div className={inset}>
        <ErrorState
          announce
          size="compact"
          title={t('failed', { vendor })}
          text={`${reason} ${t('safe')}`}
          action={
            helps &&
            launch.retry && (
              <Button size="small" tone="outline" busy={launch.refreshing === true} onClick={launch.retry}>
                {shared('retry')}
              </Button>
            )
          }
        />
      </div>
    );
  }
  return age ? <LazyAgeQuestion request={age} skeleton={<FrameSkeleton />} /> : <FrameSkeleton />;
}

interface FrameProps extends Pick<
  SlipFrameProps,
  'vendor' | 'picks' | 'onReport' | 'onSettled' | 'onLeave' | 'onLoaded'
> {
  launch: OpenLaunch;
}

function Frame({ launch, vendor, picks, onReport, onSettled, onLeave, onLoaded }: FrameProps) {
  const { t } = useTranslation('slip');
  const element = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  /** What the slip has said that it holds: it is not told that again. */
  const reported = useRef('');
  const wanted = JSON.stringify(picks.map(({ price: _, ...pick }) => pick));
  useGameMessages(element, ({ event, slip }) => {
    if (event === 'exit') onLeave();
    else if (event === 'settled') onSettled();
    else if (slip) {
      reported.current = JSON.stringify(slip.picks.map(({ price: _, ...pick }) => pick));
      onReport(slip);
    }
  });
  const tell = useEffectEvent(() => {
    if (element.current !== null && wanted !== reported.current) tellSlip(element.current, [...picks]);
  });
  useEffect(() => {
    // Before, nobody listens.
    if (loaded) tell();
  }, [loaded, wanted]);
  return (
    <iframe
      ref={element}
      title={t('frame', { vendor })}
      src={launch.url}
      sandbox={launch.sandbox}
      referrerPolicy="no-referrer"
      className={frameClass}
      onLoad={() => {
        setLoaded(true);
        onLoaded();
      }}
    />
  );
}

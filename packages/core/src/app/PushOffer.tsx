import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { usePlatform } from '../data/platform.tsx';
import { localStore } from '../data/storage.ts';
import { useActionLock } from '../data/useActionLock.ts';
import { addDays, dayOf } from '../format/dates.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { isOfferDue } from './installDays.ts';
import { pushPlaceHere } from './push.ts';
import { usePushHere } from './usePushHere.ts';

/** How long no card offers it again after one was put away, or the browser's prompt was answered with no, in days. */
const awayDays = 30;
const key = 'pushOfferFrom';

export interface PushOfferProps {
  /** What the player has just done, or looks at. */
  readonly kind: 'betSettled' | 'draw' | 'money';
}

/**
 * Offers to tell this device of what the player has just begun (MEM-04e). The browser's own prompt follows a tap on its button
 * only. Nothing where the browser cannot, has been told not to, or the kind is on, during a break, and for 30 days after it was
 * put away.
 */
export function PushOffer({ kind }: PushOfferProps) {
  const { t } = useTranslation('pushOffer');
  const { clock } = usePlatform();
  const lock = useActionLock();
  const today = dayOf(clock.now());
  const [from, setFrom] = useState(() => localStore.get(key) ?? today);
  const [isOn, setOn] = useState(false);
  const due = pushPlaceHere() === 'ready' && isOfferDue(from, today);
  const { state, turnOn } = usePushHere(due);
  if (isOn) {
    return (
      <div role="status">
        <Text>{t('on')}</Text>
      </div>
    );
  }
  if (!due || state.status !== 'ready' || state.value.blocked !== null) return null;
  const { kinds, devices, most } = state.value;
  const isKnown = devices.some(({ current }) => current);
  if (isKnown ? kinds.some((each) => each.kind === kind && each.on) : devices.length >= most) return null;
  const putAway = (): void => {
    const next = addDays(today, awayDays);
    localStore.set(key, next);
    setFrom(next);
  };
  const accept = async (): Promise<void> => {
    const problem = await turnOn([kind, 'security']);
    if (problem === null) setOn(true);
    else putAway();
  };
  return (
    <Card padding="xs">
      <Inline gap="sm" align="center" justify="between" wrap={false}>
        <Button
          tone="quiet"
          icon={<Icon of={BellRing} size="small" />}
          busy={lock.busy}
          onClick={() => void lock.run(accept)}
        >
          {t(`tell.${kind}`)}
        </Button>
        <IconButton label={t('putAway')} icon={<Icon of={X} />} onClick={putAway} />
      </Inline>
    </Card>
  );
}

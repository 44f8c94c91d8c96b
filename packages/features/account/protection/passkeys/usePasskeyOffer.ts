import { useEffect, useEffectEvent, useState } from 'react';
import { passkeyList } from '#api/passkeys.ts';
import { useRemote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useLocation } from '#core/routing/router.ts';
import { routeOf } from '#core/routing/routes.ts';
import { makesKeys, passkeyStateHere, reachesKeysOf } from '#core/security/passkeys.ts';
import { endAfterLogin } from '#core/session/afterLogin.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { useSite } from '#core/site/site.ts';
import { useLayerOpen } from '#ui/Dialog/useLayerOpen.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { hasRoomForOffer, isOfferLeft, noteOffer } from './passkeyOffer.model.ts';

const id = 'passkeyOffer';

/**
 * Offers a passkey, once it is known that the device can make one for this page, that the account has none and no break, and
 * that the operator wants it: over no dialog, on no page of play or money, and gone with the page on which it was shown.
 * @param onCreate the player wants one
 */
export function usePasskeyOffer(onCreate: () => void): void {
  const { t } = useTranslation('passkeyOffer');
  const toast = useToast();
  const site = useSite();
  const { role, info } = useMember();
  const { pathname } = useLocation();
  /** The page on which it was shown; null until it is. */
  const [place, setPlace] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  if (!isOver && place !== null && place !== pathname) setOver(true);

  const { passkeys = 'off', passkeyOffer = false } = site.status === 'ready' ? site.value.policy : {};
  const isWanted = passkeys !== 'off' && passkeyOffer && (role === 'member' || role === 'agent');
  const member = info.status === 'ready' ? info.value.id : null;
  const isLeft = member !== null && (place !== null || isOfferLeft(member));
  const isPossible = !isOver && isWanted && isLeft && passkeyStateHere() === 'ready';
  const [list] = useRemote(passkeyList, isPossible ? {} : null, 'live');
  const [play] = usePlayStatus({ skip: !isPossible });
  const isFree = play.status === 'ready' && play.value.rest === null;
  const hasNone = list.status === 'ready' && list.value.list.length === 0;
  const isAble = useIsAble(hasNone ? list.value.rpId : null);
  const isDue = isPossible && isFree && hasNone && isAble && hasRoomForOffer(routeOf(pathname));
  const layerOpen = useLayerOpen(isDue);

  const show = useEffectEvent(() => {
    if (place === null && member !== null) {
      noteOffer(member);
      endAfterLogin('passkeyOffer');
      setPlace(pathname);
    }
    const end = (): void => setOver(true);
    const onPress = (): void => {
      end();
      onCreate();
    };
    const action = { label: t('create'), onPress };
    toast.show({ id, text: t('text'), duration: Infinity, action, onClose: end });
  });
  const isShown = isDue && !layerOpen;
  useEffect(() => {
    if (!isShown) return undefined;
    show();
    return () => toast.dismiss(id);
  }, [isShown, toast]);
}

/** Whether this device can make a key for a host from this page. @param rpId null while nobody wants to know */
function useIsAble(rpId: string | null): boolean {
  const [ableFor, setAbleFor] = useState<string | null>(null);
  useEffect(() => {
    if (rpId === null) return undefined;
    const visit = new AbortController();
    void Promise.all([makesKeys(), reachesKeysOf(rpId)])
      // A browser that does not say is offered none.
      .catch(() => [false])
      .then((all) => {
        if (!visit.signal.aborted) setAbleFor(all.includes(false) ? null : rpId);
      });
    return () => visit.abort();
  }, [rpId]);
  return rpId !== null && ableFor === rpId;
}

import { Suspense, useSyncExternalStore } from 'react';
import type { LoginDialogProps } from '#features/login/LoginDialog.tsx';
import type { LoginLinks } from '#features/login/LoginForm.tsx';
import type { LoginSlots } from '#features/login/LoginPanel.tsx';
import { loginParts } from '#features/login/LoginParts.tsx';
import { PartLoading } from '#features/login/parts/PartLoading.tsx';
import type { Login } from '#features/login/useLogin.ts';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { routePatterns } from '#features/shared/navigation.ts';
import { useFlags, useSite } from '#features/shared/site.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { from } from '#ui/theme/breakpoints.ts';
import { EntryBanner } from './EntryBanner.tsx';
import { pages } from './pages.ts';
import { Region } from './Region.tsx';

const AsideArea = lazyPart(() => import('#features/login/aside/AsideArea.tsx').then((part) => part.AsideArea), 'more');
const OtherWays = lazyPart(() => import('./OtherWays.tsx').then((part) => part.OtherWays), 'more');

/** The same ahead of time, for a dialog that opens whole: nothing in it moves under a finger that is on its way. */
export const preloadLoginSlots = (): Promise<unknown> =>
  Promise.all([OtherWays.preload(), room().matches && AsideArea.preload()]);

export interface LoginSlotOptions extends Pick<LoginLinks, 'onRegister' | 'onForgot'> {
  /** The panel beside the form leads away: a dialog over the page closes. */
  readonly onLeave: () => void;
  /** Without the panel and the other ways: the login of agents, and one in a window of its own. @default false */
  readonly plain?: boolean;
}

/** What stands in and around the login, wherever it is: each part comes when it is wanted, and can fail alone. */
export function useLoginSlots(
  login: Login,
  { onRegister, onForgot, onLeave, plain = false }: LoginSlotOptions,
): LoginSlots & LoginLinks & Pick<LoginDialogProps, 'aside'> {
  const { FREEPLAY3: freePlay } = useFlags();
  const site = useSite();
  const thirdParty = site.status === 'ready' && site.value.thirdParty.length > 0;
  const hasRoom = useHasRoom();
  const { host } = login;
  // Only what there is a page for.
  const registerHref = pages.register && routePatterns.register[0];
  const forgotHref = pages.forget && routePatterns.forget[0];
  return {
    ...loginParts(login),
    boundary: Region,
    ...(!plain && (freePlay || thirdParty) && { otherWays: <OtherWays finish={host.finish} freePlay={freePlay} /> }),
    ...(!plain &&
      hasRoom && {
        aside: (
          <Region>
            <Stack gap="md">
              <EntryBanner group="w_login" />
              <Suspense fallback={<PartLoading />}>
                <AsideArea
                  finish={host.finish}
                  onLeave={onLeave}
                  {...(registerHref !== undefined && { registerHref, onRegister })}
                />
              </Suspense>
            </Stack>
          </Region>
        ),
      }),
    ...(registerHref !== undefined && { registerHref, onRegister }),
    ...(forgotHref !== undefined && { forgotHref, onForgot }),
  };
}

const room = (): MediaQueryList => matchMedia(from('desktop'));
function onRoom(listener: () => void): () => void {
  const query = room();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** LGN-02: the panel is for wide screens. */
const useHasRoom = (): boolean =>
  useSyncExternalStore(
    onRoom,
    () => room().matches,
    () => false,
  );

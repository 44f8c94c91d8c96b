import { type ComponentType, Suspense } from 'react';
import { SectionErrorBoundary } from '#core/components/SectionErrorBoundary.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { passkeyStateHere } from '#core/security/passkeys.ts';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { useFlags, useSite, useWhitelabel } from '#core/site/site.ts';
import { isPageOn } from '#core/site/switches.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { from } from '#ui/theme/breakpoints.ts';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import type { AlternativeSignInProps } from './AlternativeSignIn.tsx';
import type { AsideAreaProps } from './aside/loginAside.types.ts';
import type { Login, LoginContent, LoginLinks } from './login.types.ts';
import { loginParts } from './LoginParts.tsx';
import { PartLoading } from './parts/PartLoading.tsx';
import type { AuthPage } from './useAuthPage.ts';

/** The larger parts around the form. */
export interface LoginSlotParts {
  readonly AlternativeSignIn: ComponentType<AlternativeSignInProps>;
  readonly AsideArea: ComponentType<AsideAreaProps>;
}

const AsideArea = lazyComponent(() => import('./aside/AsideArea.tsx').then((part) => part.AsideArea));
const AlternativeSignIn = lazyComponent(() => import('./AlternativeSignIn.tsx').then((part) => part.AlternativeSignIn));
const PasskeyLogin = lazyComponent(() => import('../passkey/PasskeyLogin.tsx').then((part) => part.PasskeyLogin));
const lazyParts: LoginSlotParts = { AlternativeSignIn, AsideArea };

/** Loads the slots ahead of a dialog, so that it opens complete and nothing moves under the pointer. */
export const preloadLoginSlots = (): Promise<unknown> =>
  Promise.all([
    passkeyStateHere() === 'ready' && PasskeyLogin.preload(),
    AlternativeSignIn.preload(),
    matchMedia(from('desktop')).matches && AsideArea.preload(),
  ]);

export interface LoginSlotOptions extends Pick<LoginLinks, 'onRegister' | 'onForgot'> {
  /** Where the links of a page lead. @default the pages without a destination afterwards */
  readonly hrefs?: Pick<AuthPage['hrefs'], 'register' | 'forgot'>;
  /** Called when a link of the panel beside the form is followed: a dialog closes. */
  readonly onLeave: () => void;
  /** Without the panel and alternative sign-in: for agents, and for a login in its own window. @default false */
  readonly plain?: boolean;
  /** The path that waits for the login and needs an account. @default null */
  readonly wanted?: string | null;
  /** The parts of a page, which come with it. @default loaded when they are first shown */
  readonly parts?: LoginSlotParts;
}

/** The login form with what surrounds it in the dialog and on the page. Each part loads and fails alone. */
export function useLoginSlots(
  login: Login,
  { onRegister, onForgot, onLeave, hrefs, plain = false, wanted = null, parts = lazyParts }: LoginSlotOptions,
): LoginContent {
  const { FREEPLAY3: freePlay } = useFlags();
  const site = useSite();
  const thirdParty = site.status === 'ready' && site.value.thirdParty.length > 0;
  const { banner } = usePageSlots();
  // A document does not know the browser, so it has the button, which styles hide.
  const hydrated = useHydrated();
  const isOff = site.status === 'ready' && site.value.policy.passkeys === 'off';
  const { has } = usePlatform();
  const hasPasskeys = has('passkeyLogin') && !isOff && (!hydrated || passkeyStateHere() === 'ready');
  const { form, host } = login;
  const nodes = useWhitelabel();
  const registerHref = isPageOn(nodes, 'register') ? (hrefs?.register ?? paths.register()) : undefined;
  return {
    form: {
      ...form,
      ...loginParts(login),
      // The boot script says so, and its styles do it until then.
      passkeyFirst: hydrated && document.documentElement.dataset['passkeys'] === 'first',
      ...(hasPasskeys && { passkeyLogin: hydrated ? <PasskeyLogin host={host} /> : <PasskeyButton /> }),
      ...(!plain &&
        (freePlay || thirdParty) && {
          alternativeSignIn: (
            <parts.AlternativeSignIn finish={host.finish} freePlay={freePlay} wanted={wanted} onLeave={onLeave} />
          ),
        }),
      registerHref,
      registerBeside: !plain,
      onRegister,
      forgotHref: isPageOn(nodes, 'forget') ? (hrefs?.forgot ?? paths.forgot()) : undefined,
      onForgot,
    },
    ...(!plain && {
      aside: (
        <SectionErrorBoundary>
          <Stack gap="md">
            {banner('w_login')}
            <Suspense fallback={<PartLoading />}>
              <parts.AsideArea
                finish={host.finish}
                onLeave={onLeave}
                registerHref={registerHref}
                onRegister={onRegister}
              />
            </Suspense>
          </Stack>
        </SectionErrorBoundary>
      ),
    }),
  };
}

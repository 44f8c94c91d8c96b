import { BrandMark } from '#core/components/BrandMark.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useLazyDialog } from '#core/components/useLazyDialog.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useBrand } from '#core/site/brand.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { useIsRegisterClosed } from '#core/site/useIsRegisterClosed.ts';
import { useMembersOnly } from '#core/site/useMembersOnly.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { useForcedPasswordChange } from '../forcedPasswordChange/useForcedPasswordChange.ts';
import { AlternativeSignIn } from './AlternativeSignIn.tsx';
import { AsideArea } from './aside/AsideArea.tsx';
import type { LoginScreenProps } from './login.types.ts';
import { useLoginPage } from './useLoginPage.ts';
import { useLoginSlots } from './useLoginSlots.tsx';

const PageDialogs = lazyComponent(() => import('./PageDialogs.tsx').then((module) => module.PageDialogs));

/** The page /login with everything around its form. */
export function useLoginScreen(): LoginScreenProps {
  const { inWindow, wanted, wantsRecovery, hrefs, goOn, ...login } = useLoginPage();
  const mustChange = useForcedPasswordChange().change !== null;
  const recovery = useLazyDialog(wantsRecovery);
  const registration = useLazyDialog();
  // Its code comes after the page: a document has none.
  const hasDialog = useHydrated() && (mustChange || recovery.isOpen || registration.isOpen);
  const membersOnly = useMembersOnly();
  const whitelabel = useWhitelabel();
  const isClosed = login.entry === 'agent' && !isFeatureOn(whitelabel, 'AGENTCENTRE');
  const withoutPage = useIsRegisterClosed();
  const { form, aside } = useLoginSlots(login, {
    hrefs,
    // Visitors of a site for members cannot open the page /forget (RT-14).
    onForgot: membersOnly ? recovery.show : undefined,
    // Where the page /register is closed, signing up needs a place that every visitor can reach.
    onRegister: withoutPage ? registration.show : undefined,
    wanted,
    onLeave: () => {},
    plain: inWindow || login.entry === 'agent',
    // A document shows them, and React takes the page over as a whole.
    parts: { AlternativeSignIn, AsideArea },
  });
  // Keeps a closed dialog mounted, so that its exit animation can run and typed values survive.
  const opened = usePresence(hasDialog);
  const closeDialogs = (): void => {
    recovery.close();
    registration.close();
  };
  return {
    form,
    aside,
    entry: login.entry,
    closed: isClosed ? { state: { is: 'switchedOff' }, instead: [{ name: 'login', href: paths.login() }] } : null,
    brand: <BrandMark brand={useBrand()} linked={!inWindow} />,
    dialog: (
      <LazyDialogSection open={hasDialog} onClose={mustChange ? undefined : closeDialogs}>
        {opened && <PageDialogs mustChange={mustChange} recovery={recovery} registration={registration} goOn={goOn} />}
      </LazyDialogSection>
    ),
  };
}

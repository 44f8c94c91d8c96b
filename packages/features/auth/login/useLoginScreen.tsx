import { BrandMark } from '#core/components/BrandMark.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useLazyDialog } from '#core/components/useLazyDialog.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useBrand } from '#core/site/brand.ts';
import { useMembersOnly } from '#core/site/useMembersOnly.ts';
import { useForcedPasswordChange } from '../forcedPasswordChange/useForcedPasswordChange.ts';
import type { LoginScreenProps } from './login.types.ts';
import { useLoginPage } from './useLoginPage.ts';
import { useLoginSlots } from './useLoginSlots.tsx';

const PageDialogs = lazyComponent(
  () => import('./PageDialogs.tsx').then((module) => module.PageDialogs),
  'more',
  'password',
  'fields',
);

/** The page /login with everything around its form. */
export function useLoginScreen(): LoginScreenProps {
  const { inWindow, wantsRecovery, hrefs, goOn, ...login } = useLoginPage();
  const mustChange = useForcedPasswordChange().change !== null;
  const recovery = useLazyDialog(wantsRecovery);
  const hasDialog = mustChange || recovery.isOpen;
  const membersOnly = useMembersOnly();
  const { form, aside } = useLoginSlots(login, {
    hrefs,
    // Visitors of a site for members cannot open the page /forget (RT-14).
    onForgot: membersOnly ? recovery.show : undefined,
    onLeave: () => {},
    plain: inWindow || login.entry === 'agent',
  });
  return {
    form,
    aside,
    entry: login.entry,
    brand: <BrandMark brand={useBrand()} />,
    dialog: (
      <LazyDialogSection open={hasDialog} onClose={mustChange ? undefined : recovery.close}>
        {hasDialog && <PageDialogs mustChange={mustChange} recovery={recovery} goOn={goOn} />}
      </LazyDialogSection>
    ),
  };
}

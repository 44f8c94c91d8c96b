import { type ReactNode, Suspense, lazy, useState } from 'react';
import { FrameScreen } from '#features/frame/FrameScreen.tsx';
import { useFrameScreen } from '#features/frame/useFrameScreen.ts';
import { GateProvider } from '#features/gate/GateProvider.tsx';
import { useGateDialogs } from '#features/gate/useGateDialogs.ts';
import { useLogout } from '#features/logout/useLogout.ts';
import { useBrandValue } from './brand.ts';

const LoginArea = lazy(async () => ({ default: (await import('./LoginArea.tsx')).LoginArea }));
const LogoutDialog = lazy(async () => ({
  default: (await import('#features/logout/LogoutDialog.tsx')).LogoutDialog,
}));

/** The frame around a page, and the dialogs that can stand before any of them. */
export function Shell({ children }: { children: ReactNode }) {
  const gate = useGateDialogs();
  const logout = useLogout();
  const [loginPlace, setLoginPlace] = useState<HTMLElement | null>(null);
  const frame = useFrameScreen({ brand: useBrandValue(), onLogIn: gate.openLogin, onSignOut: logout.ask });
  return (
    <GateProvider gate={gate}>
      <FrameScreen {...frame} loginBar={<div ref={setLoginPlace} />}>
        {children}
      </FrameScreen>
      {/* The page does not wait for it, and it outlives the header's place for it: a login ends after the visitor has. */}
      <Suspense fallback={null}>
        <LoginArea request={gate.login} onNeedRoom={gate.openLogin} place={loginPlace} />
      </Suspense>
      <Suspense fallback={null}>{logout.dialog.open && <LogoutDialog {...logout.dialog} />}</Suspense>
    </GateProvider>
  );
}

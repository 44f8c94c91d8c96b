import { type ReactNode, use, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FrameScreen } from '#features/frame/FrameScreen.tsx';
import { useFrameScreen } from '#features/frame/useFrameScreen.ts';
import { GateProvider } from '#features/gate/GateProvider.tsx';
import { useGateDialogs } from '#features/gate/useGateDialogs.ts';
import { useNoticeBar } from '#features/notices/useNoticeBar.ts';
import { findChat } from '#features/service/service.model.ts';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { type MemberPage, paths, routeOf } from '#features/shared/navigation.ts';
import { SupportContext } from '#features/shared/support.ts';
import { useBrandValue } from './brand.ts';
import { Later } from './Later.tsx';
import { headerOnlyPages } from './pages.ts';
import { Region } from './Region.tsx';
import { Top } from './Top.tsx';
import { useCalm } from './useCalm.ts';
import { useEver } from './useEver.ts';
import { useLaterDialog } from './useLaterDialog.ts';
import { useQuickOpenKey } from './useQuickOpenKey.ts';

const LoginArea = lazyPart(() => import('./LoginArea.tsx').then((part) => part.LoginArea), 'more');
const Dialogs = lazyPart(() => import('./Dialogs.tsx').then((part) => part.Dialogs));
const Footer = lazyPart(() => import('./Footer.tsx').then((part) => part.Footer), 'more');
const Sides = lazyPart(() => import('./Sides.tsx').then((part) => part.Sides), 'more');

/** The frame around a page, and the dialogs that can stand before any of them. Each part of it can fail alone. */
export function Shell({ children }: { children: ReactNode }) {
  const gate = useGateDialogs();
  const dialogs = {
    logout: useLaterDialog(),
    chat: useLaterDialog(),
    register: useLaterDialog(),
    forgot: useLaterDialog(),
    quickOpen: useLaterDialog(),
  };
  const { logout, chat, register, forgot, quickOpen } = dialogs;
  const hasChat = findChat(use(SupportContext)?.entries ?? []) !== undefined;
  const asking = gate.login.open || gate.trial.open;
  const [search] = useSearchParams();
  const listed = search.has('games');
  const centre = search.has('centre');
  const over = [listed, centre, ...Object.values(dialogs).map(({ isOpen }) => isOpen)];
  // Not over a dialog, whoever has opened it.
  useQuickOpenKey(() => document.querySelector('[role=dialog],[role=alertdialog]') ?? quickOpen.show());
  const { bar: notices, pressed } = useNoticeBar();
  const calm = useCalm();
  const dialogsCome = useEver(calm || pressed !== null || over.includes(true));
  const [loginPlace, setLoginPlace] = useState<HTMLElement | null>(null);
  const address = useLocation();
  const panel = (page: MemberPage) => paths.memberCentre(address.pathname + address.search, page);
  const frame = useFrameScreen({
    brand: useBrandValue(),
    onLogIn: gate.openLogin,
    onSearch: quickOpen.show,
    onSignOut: logout.show,
    onLiveChat: hasChat ? chat.show : undefined,
    panels: {
      deposit: panel('depositv2'),
      myAccount: panel('securityCenter'),
      accountRecord: panel('transactionHistory'),
      bettingRecord: panel('personalHistoryCopy'),
    },
  });
  const route = routeOf(frame.pathname);
  const whole = route === null || !headerOnlyPages.includes(route);
  return (
    <GateProvider gate={gate}>
      <FrameScreen
        {...frame}
        loginBar={<div ref={setLoginPlace} />}
        top={
          whole && (
            <Region quiet>
              <Top notices={notices} />
            </Region>
          )
        }
        footer={whole && <Later>{calm && <Footer />}</Later>}
        sides={whole && <Later>{calm && <Sides />}</Later>}
      >
        {children}
      </FrameScreen>
      {/* The page does not wait for it, and it outlives the header's place for it: a login ends after the visitor has. */}
      <Later>
        <LoginArea
          request={gate.login}
          onNeedRoom={gate.openLogin}
          place={loginPlace}
          onRegister={register.show}
          onForgot={forgot.show}
        />
      </Later>
      {/* Where the code did not come, the next that is wanted tries again. */}
      <Later resetKey={over.join()}>
        {dialogsCome && <Dialogs {...dialogs} listed={listed} centre={centre} asking={asking} pressed={pressed} />}
      </Later>
    </GateProvider>
  );
}

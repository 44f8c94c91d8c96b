import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FrameScreen } from '#features/frame/FrameScreen.tsx';
import { useFrameScreen } from '#features/frame/useFrameScreen.ts';
import { GateProvider } from '#features/gate/GateProvider.tsx';
import { useGateDialogs } from '#features/gate/useGateDialogs.ts';
import { useNoticeBar } from '#features/notices/useNoticeBar.ts';
import { findChat } from '#features/service/service.model.ts';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { routeOf } from '#features/shared/navigation.ts';
import { SupportContext } from '#features/shared/support.ts';
import { useBrandValue } from './brand.ts';
import { headerOnlyPages } from './pages.ts';
import { Region } from './Region.tsx';
import { Top } from './Top.tsx';
import { useCalm } from './useCalm.ts';
import { useLaterDialog } from './useLaterDialog.ts';
import { useQuickOpenKey } from './useQuickOpenKey.ts';

const LoginArea = lazyPart(() => import('./LoginArea.tsx').then((part) => part.LoginArea), 'more');
const Logout = lazyPart(() => import('./Logout.tsx').then((part) => part.Logout), 'more');
const News = lazyPart(() => import('./News.tsx').then((part) => part.News), 'more');
const ChatRoom = lazyPart(() => import('./ChatRoom.tsx').then((part) => part.ChatRoom), 'more');
const Register = lazyPart(() => import('./Register.tsx').then((part) => part.Register), 'register', 'fields', 'more');
const Forgot = lazyPart(() => import('./Forgot.tsx').then((part) => part.Forgot), 'recovery', 'fields');
const GamePopup = lazyPart(
  () => import('#features/gamePopup/GamePopup.tsx').then((part) => part.GamePopup),
  'gamePopup',
);
const QuickOpen = lazyPart(() => import('./QuickOpen.tsx').then((part) => part.QuickOpen), 'quickOpen');
const Footer = lazyPart(() => import('./Footer.tsx').then((part) => part.Footer), 'more');
const Sides = lazyPart(() => import('./Sides.tsx').then((part) => part.Sides), 'more');

/** The frame around a page, and the dialogs that can stand before any of them. Each part of it can fail alone. */
export function Shell({ children }: { children: ReactNode }) {
  const gate = useGateDialogs();
  const logout = useLaterDialog();
  const chat = useLaterDialog();
  const register = useLaterDialog();
  const forgot = useLaterDialog();
  const quickOpen = useLaterDialog();
  const hasChat = findChat(use(SupportContext)?.entries ?? []) !== undefined;
  const busy =
    gate.login.open || gate.trial.open || [logout, chat, register, forgot, quickOpen].some(({ isOpen }) => isOpen);
  // Not over a dialog, whoever has opened it.
  useQuickOpenKey(() => document.querySelector('[role=dialog],[role=alertdialog]') ?? quickOpen.show());
  const notices = useNoticeBar();
  const calm = useCalm();
  // One of its doors is a key: whoever presses that does not wait for code.
  useEffect(() => {
    if (calm) void QuickOpen.preload();
  }, [calm]);
  const listed = useSearchParams()[0].has('games');
  // A dialog that has been open stays in the tree, so that its closing can be seen.
  const [hasListed, setHasListed] = useState(listed);
  if (listed && !hasListed) setHasListed(true);
  const [loginPlace, setLoginPlace] = useState<HTMLElement | null>(null);
  const frame = useFrameScreen({
    brand: useBrandValue(),
    onLogIn: gate.openLogin,
    onSearch: quickOpen.show,
    onSignOut: logout.show,
    onLiveChat: hasChat ? chat.show : undefined,
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
              <Top notices={notices.bar} />
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
      <Later>{hasListed && <GamePopup />}</Later>
      <Later>{logout.props && <Logout {...logout.props} />}</Later>
      <Later>{register.props && <Register {...register.props} />}</Later>
      <Later>{forgot.props && <Forgot {...forgot.props} />}</Later>
      <Later>{(calm || notices.pressed !== null) && <News hold={busy} pressed={notices.pressed} />}</Later>
      <Later>{quickOpen.props && <QuickOpen {...quickOpen.props} />}</Later>
      <Later>{chat.props && <ChatRoom {...chat.props} />}</Later>
    </GateProvider>
  );
}

/** A part that comes later, and whose failure nobody but itself has to bear. */
function Later({ children }: { children: ReactNode }) {
  return (
    <Region quiet>
      <Suspense fallback={null}>{children}</Suspense>
    </Region>
  );
}

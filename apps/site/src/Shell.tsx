import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { usePortalPlace } from '#core/components/portalPlace.ts';
import { SectionErrorBoundary, nothing } from '#core/components/SectionErrorBoundary.tsx';
import { useLazyDialog } from '#core/components/useLazyDialog.ts';
import { useSession } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useSearchParams } from '#core/routing/router.ts';
import { routeNamed, routeOf } from '#core/routing/routes.ts';
import { AuthPromptsContext } from '#core/session/requireAuth.ts';
import { roleOf } from '#core/session/role.ts';
import { useBrandValue } from '#core/site/brand.ts';
import { SupportContext } from '#core/site/support.ts';
import { useIdle } from '#core/time/useIdle.ts';
import type { LoginAreaProps } from '#features/auth/login/LoginArea.tsx';
import { useAuthPrompts } from '#features/auth/requireAuth/useAuthPrompts.ts';
import { useNoticeBar } from '#features/content/notices/useNoticeBar.ts';
import { useCommandPaletteKey } from '#features/games/commandPalette/useCommandPaletteKey.ts';
import { AppShell } from '#features/layout/appShell/AppShell.tsx';
import { useAppShell } from '#features/layout/appShell/useAppShell.ts';
import { findChat } from '#features/layout/support/service.model.ts';
import { useNearViewport } from '#ui/NearViewport/useNearViewport.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import type { DialogsProps } from './Dialogs.tsx';
import { NoticeBarContext } from './PageParts.tsx';
import { PageTop } from './PageTop.tsx';

const LoginArea = lazyComponent(() =>
  import(/* every visit, when idle */ '#features/auth/login/LoginArea.tsx').then((part) => part.LoginArea),
);
const Dialogs = lazyComponent(() => import(/* every visit, when idle */ './Dialogs.tsx').then((part) => part.Dialogs));
const LazyFooter = lazyComponent(() =>
  import('#features/layout/footer/LazyFooter.tsx').then((part) => part.LazyFooter),
);
const LazySidebar = lazyComponent(() =>
  import(/* every visit, when idle */ '#features/layout/sidebar/LazySidebar.tsx').then((part) => part.LazySidebar),
);

/** What stands below the page. Its code, data and elements wait until the end of the page is near. */
function Footer({ whole }: { whole: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useNearViewport(end, setNear, { margin: '50%', once: true, enabled: !near });
  return <LazySection>{near ? <LazyFooter whole={whole} /> : <div ref={end} />}</LazySection>;
}

/** The sidebar of wide screens. It loads when the first screen is complete. */
function Sidebar() {
  const idle = useIdle();
  const isWide = useIsFrom('desktop');
  return <LazySection optional>{idle && isWide && <LazySidebar />}</LazySection>;
}

/**
 * The login: in the header where that has room for it, else when it is wanted, and for players, whose session it watches. Its
 * code is there before.
 */
function Login(props: LoginAreaProps) {
  const { request } = props;
  const idle = useIdle();
  const hasRoom = useIsFrom('desktop');
  const isPlayer = useSession() !== null;
  const load = usePresence(hasRoom || request.open || (isPlayer && idle));
  useEffect(() => {
    if (idle) void LoginArea.preload();
  }, [idle]);
  return (
    <LazyDialogSection open={request.open} onClose={request.onClose}>
      {load && <LoginArea {...props} />}
    </LazyDialogSection>
  );
}

/** What the URL opens over the page. */
const overlays = ['games', 'centre', 'agent', 'try', 'welcome'] as const;

interface DialogAreaProps extends DialogsProps {
  /** A dialog is open over the page. */
  readonly over: boolean;
  /** Closes every dialog, when their code did not come. */
  readonly onGiveUp: () => void;
}

/** The dialogs of the site. They load when the first screen is complete, or when the first one is wanted. */
function DialogArea({ over, onGiveUp, ...dialogs }: DialogAreaProps) {
  const idle = useIdle();
  const load = usePresence(idle || over || dialogs.clicked !== null);
  return (
    <LazyDialogSection open={over} onClose={onGiveUp}>
      {load && <Dialogs {...dialogs} />}
    </LazyDialogSection>
  );
}

/** The app shell around a page, and the dialogs that can open over it. Each part has its own error boundary. */
export function Shell({ children }: { children: ReactNode }) {
  const authPrompts = useAuthPrompts();
  const dialogs = {
    logout: useLazyDialog(),
    chat: useLazyDialog(),
    register: useLazyDialog(),
    forgot: useLazyDialog(),
    commandPalette: useLazyDialog(),
  };
  const { logout, chat, register, forgot, commandPalette } = dialogs;
  const hasChat = findChat(use(SupportContext)?.entries ?? []) !== undefined;
  const { trial } = authPrompts;
  // The same object for good, as that of `useAuthPrompts`.
  const [prompts] = useState({ ...authPrompts.dialogs, signUp: register.show });
  const asking = authPrompts.login.open || trial.open;
  const [search, setSearch] = useSearchParams();
  const listed = search.has('games');
  const centre = search.has('centre');
  // A link opens one of them.
  const agent = search.has('agent') && !centre;
  const begins = search.has('try') || search.has('welcome');
  const over =
    trial.open || overlays.some((name) => search.has(name)) || Object.values(dialogs).some(({ isOpen }) => isOpen);
  const onLeave = (): void =>
    setSearch(
      (query) => {
        for (const name of overlays) query.delete(name);
        return query;
      },
      { replace: true },
    );
  // Not over any open dialog.
  const searches = roleOf(useSession()) !== 'assistant';
  useCommandPaletteKey(() => {
    if (searches && document.querySelector('[role=dialog],[role=alertdialog]') === null) commandPalette.show();
  });
  const { bar: notices, clicked } = useNoticeBar();
  const loginPlace = usePortalPlace();
  const frame = useAppShell({
    brand: useBrandValue(),
    onLogIn: authPrompts.openLogin,
    onSignUp: register.show,
    onSearch: commandPalette.show,
    onSignOut: logout.show,
    onLiveChat: hasChat ? chat.show : undefined,
  });
  const route = routeOf(frame.pathname);
  // An assistant has the desk of its agent and nothing around it (AGT-15).
  const isAssistant = frame.role === 'assistant';
  const whole = !isAssistant && (route === null || routeNamed(route).layout !== 'header');
  return (
    <AuthPromptsContext value={prompts}>
      <AppShell
        {...frame}
        signingUp={register.isOpen}
        loginBar={<div ref={loginPlace.set} />}
        top={
          whole && (
            <SectionErrorBoundary fallback={nothing}>
              <PageTop notices={notices} />
            </SectionErrorBoundary>
          )
        }
        footer={<Footer whole={whole} />}
        sidebar={whole && <Sidebar />}
      >
        <NoticeBarContext value={whole ? notices : null}>{children}</NoticeBarContext>
      </AppShell>
      {/* Outside the header, whose login bar unmounts before the login has completed. The page does not wait for it. */}
      <Login
        request={authPrompts.login}
        onNeedRoom={authPrompts.openLogin}
        place={loginPlace}
        onRegister={register.show}
        onForgot={forgot.show}
      />
      <DialogArea
        {...dialogs}
        over={over}
        onGiveUp={() => {
          onLeave();
          trial.onClose();
          for (const { close } of Object.values(dialogs)) close();
        }}
        listed={listed}
        centre={centre}
        agent={agent}
        begins={begins}
        asking={asking}
        login={authPrompts.login}
        trial={trial}
        onLeave={onLeave}
        clicked={clicked}
      />
    </AuthPromptsContext>
  );
}

import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from '#features/shared/i18n/useTranslation.tsx';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { paths, routeOf } from '#features/shared/navigation.ts';
import { usePlatform, useSession } from '#features/shared/platform.tsx';
import { rootStatusOf, useSystemStatus } from '#features/shared/site.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { guard } from './guard.ts';
import { PageLoading } from './PageLoading.tsx';
import { barePages, needsAccount } from './pages.ts';
import { PageView } from './PageView.tsx';
import { Shell } from './Shell.tsx';
import { SupportProvider } from './SupportProvider.tsx';
import { useMembersOnly } from './useMembersOnly.ts';

const Closed = lazyPart(() => import('./Closed.tsx').then((part) => part.Closed), 'system', 'more');

/** SYS-01: the site, or the screen that says why it is closed. Open until the platform has said otherwise. */
export function RootScreen() {
  const { clock, onClosed } = usePlatform();
  const [status, refresh] = useSystemStatus();
  const serverTime = status.status === 'ready' ? status.value.serverTime : undefined;
  useEffect(() => {
    if (serverTime !== undefined) clock.synchronise(serverTime);
  }, [clock, serverTime]);
  const askAgain = useEffectEvent(refresh);
  useEffect(() => onClosed(() => void askAgain()), [onClosed]);

  const root = status.status === 'ready' ? rootStatusOf(status.value) : 'normal';
  return (
    <SupportProvider>
      {root === 'normal' ? (
        <OpenSite />
      ) : (
        <Suspense fallback={<PageLoading />}>
          <Closed because={root} />
        </Suspense>
      )}
    </SupportProvider>
  );
}

function OpenSite() {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const membersOnly = useMembersOnly();
  const route = routeOf(pathname);
  const address = pathname + search + hash;

  if (session === null && needsAccount(route, address)) return <ToLogin next={address} />;
  const elsewhere = guard(route, address, { signedIn: session !== null, membersOnly });
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (route !== null && barePages.includes(route)) return <PageView />;
  return (
    <Shell>
      <PageView />
    </Shell>
  );
}

/** ROL-01: a visitor on a page for members is told why, and comes back after the login. */
function ToLogin({ next }: { next: string }): ReactNode {
  const toast = useToast();
  const { session } = usePlatform();
  const { t } = useTranslation('shared');
  const tell = useEffectEvent(() => {
    const why = session.takeEnd() === 'expired' ? 'sessionExpired' : 'notLoggedIn';
    toast.show({ id: 'notLoggedIn', tone: 'warning', text: t(why) });
  });
  useEffect(() => tell(), []);
  return <Navigate to={paths.login({ next })} replace />;
}

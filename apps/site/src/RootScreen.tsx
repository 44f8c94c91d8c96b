import { type ReactNode, Suspense, lazy, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, routeOf } from '#features/shared/navigation.ts';
import { usePlatform, useSession } from '#features/shared/platform.tsx';
import { rootStatusOf, useSystemStatus } from '#features/shared/site.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { guard } from './guard.ts';
import { PageLoading } from './PageLoading.tsx';
import { barePages, memberPages } from './pages.ts';
import { PageView } from './PageView.tsx';
import { Shell } from './Shell.tsx';
import { useMembersOnly } from './useMembersOnly.ts';

const Closed = lazy(async () => ({ default: (await import('./Closed.tsx')).Closed }));

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
  if (root === 'normal') return <OpenSite />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Closed because={root} />
    </Suspense>
  );
}

function OpenSite() {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const membersOnly = useMembersOnly();
  const route = routeOf(pathname);
  const address = pathname + search + hash;

  if (session === null && route !== null && memberPages.includes(route)) return <ToLogin next={address} />;
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
  const { t } = useTranslation('shared');
  const tell = useEffectEvent(() => toast.show({ id: 'notLoggedIn', tone: 'warning', text: t('notLoggedIn') }));
  useEffect(() => void tell(), []);
  return <Navigate to={paths.login({ next })} replace />;
}

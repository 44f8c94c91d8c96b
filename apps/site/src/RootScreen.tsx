import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { isPractice } from '#core/catalogue/launchRules.ts';
import { PageLoading } from '#core/components/PageLoading.tsx';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { guard } from '#core/routing/guard.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { Navigate, useLocation, useReadUrl } from '#core/routing/router.ts';
import { type RouteName, routeNamed, routeOf } from '#core/routing/routes.ts';
import { rootStatusOf, useSystemStatus } from '#core/site/site.ts';
import { useMembersOnly } from '#core/site/useMembersOnly.ts';
import { SupportProvider } from '#features/layout/support/SupportProvider.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { PageView } from './PageView.tsx';
import { Shell } from './Shell.tsx';

const Closed = lazyComponent(() => import('./Closed.tsx').then((part) => part.Closed));

/** The site, or the screen that explains why it is closed (SYS-01). Open until the status has loaded. */
export function RootScreen() {
  const { clock, onClosed } = usePlatform();
  const [status, refresh] = useSystemStatus();
  const serverTime = status.status === 'ready' ? status.value.serverTime : undefined;
  useEffect(() => {
    if (serverTime !== undefined) clock.synchronise(serverTime);
  }, [clock, serverTime]);
  const refreshStatus = useEffectEvent(refresh);
  useEffect(() => onClosed(() => void refreshStatus()), [onClosed]);

  const root = status.status === 'ready' ? rootStatusOf(status.value) : 'normal';
  if (root === 'normal') return open;
  return (
    <SupportProvider>
      <Suspense fallback={<PageLoading />}>
        <Closed because={root} />
      </Suspense>
    </SupportProvider>
  );
}

function OpenSite() {
  const rendered = useLocation();
  // Signing out leaves the page first: the page that is left must not send a visitor to the login, nor be its `next`.
  const { pathname, search, hash } = useReadUrl()();
  const session = useSession();
  const membersOnly = useMembersOnly();
  const route = routeOf(pathname);
  const url = pathname + search + hash;

  if (session === null && needsAccount(route, url)) return <ToLogin next={url} />;
  const redirect = guard(route, url, { signedIn: session !== null, membersOnly });
  if (redirect !== null) return <Navigate to={redirect} replace />;
  if (routeNamed(routeOf(rendered.pathname) ?? 'home').layout === 'bare') return <PageView />;
  return page;
}

// Elements that never change: what is inside them rerenders for its own reasons only, not with the components above.
const open = (
  <SupportProvider>
    <OpenSite />
  </SupportProvider>
);
const page = (
  <Shell>
    <PageView />
  </Shell>
);

/** Whether a visitor must sign in first, regardless of the operator's settings (GAM-01, ROL-03). Practice needs no account. */
const needsAccount = (route: RouteName | null, url: string): boolean =>
  route !== null && routeNamed(route).access === 'member' && !isPractice(url);

/** Redirects a visitor on a member page to the login, with a message; the login returns to `next` (ROL-01). */
function ToLogin({ next }: { next: string }): ReactNode {
  const toast = useToast();
  const { session } = usePlatform();
  const { t } = useTranslation('common');
  const explain = useEffectEvent(() => {
    const reason = session.takeEnd() === 'expired' ? 'sessionExpired' : 'notLoggedIn';
    toast.show({ id: 'notLoggedIn', tone: 'warning', text: t(reason) });
  });
  useEffect(() => explain(), []);
  return <Navigate to={paths.login({ next })} replace />;
}

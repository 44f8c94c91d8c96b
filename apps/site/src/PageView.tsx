import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { PageLoading } from '#core/components/PageLoading.tsx';
import { PageSection } from '#core/components/PageSection.tsx';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { Navigate, useLocation, useSearchParams } from '#core/routing/router.ts';
import { type Route, routeNamed, routeOf } from '#core/routing/routes.ts';
import { usePageChange } from '#core/routing/usePageChange.ts';
import { safeReturnPath } from '#core/security/safeUrl.ts';
import { forVisitors } from '#core/session/BySession.css.ts';
import { roleOf } from '#core/session/role.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { screenAt, screenOf } from './screens.tsx';

const ClosablePage = lazyComponent(() => import('./ClosablePage.tsx').then((part) => part.ClosablePage));

const unknownPage: Partial<Route> = {};

/** The page of the current URL. A page that fails leaves the app shell working. */
export function PageView() {
  const { pathname } = useLocation();
  const name = routeOf(pathname);
  usePageChange();
  const [query] = useSearchParams();
  const { variant, access, layout }: Partial<Route> = name === null ? unknownPage : routeNamed(name);
  const { origin } = usePlatform();
  const isClosable = useIsClosable(name);
  const screen = screenAt(pathname);
  const Screen = screenOf(screen);
  useTakenOverSoon();
  const content = useMemo(
    // Another variant is another instance: text typed in one lobby does not appear in the next.
    () => <Screen key={`${screen.screen} ${variant}`} options={variant} />,
    [Screen, screen.screen, variant],
  );
  const page = (
    <PageSection
      name={pathname}
      placeholder={<PageLoading />}
      // Without the header, the way back has to be here.
      backHref={layout === 'bare' ? (safeReturnPath(query.get('from'), origin) ?? paths.home()) : undefined}
    >
      {name !== null && isClosable ? (
        <ClosablePage key={name} name={name}>
          {content}
        </ClosablePage>
      ) : (
        content
      )}
    </PageSection>
  );
  return access === 'visitor' ? <VisitorsOnly key={name}>{page}</VisitorsOnly> : page;
}

/** Whether a page may be closed: to the assistant of an agent, or where the platform does not have what it is made of. */
function useIsClosable(name: string | null): boolean {
  const { has } = usePlatform();
  return roleOf(useSession()) === 'assistant' || !has(name ?? '');
}

/**
 * Renders once more at the start: React takes over what is below a boundary of a document when nothing else is left to do,
 * and sooner when the boundary renders. The page comes before the dialogs and the news, which nobody has asked for.
 */
function useTakenOverSoon(): void {
  const [, setTaken] = useState(false);
  useEffect(() => startTransition(() => setTaken(true)), []);
}

/**
 * Redirects players who arrive signed in, or sign in in another tab, to the home page; not trial accounts, which may become
 * members. A player who signs in here is redirected by the form. A document shows the page to visitors only.
 */
function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  // Not by `useSession`, which answers null while a document is taken over.
  const [arrival] = useState(usePlatform().session.current);
  const hydrated = useHydrated();
  const arrivedSignedIn = hydrated && arrival !== null && roleOf(arrival) !== 'trial';
  if (arrivedSignedIn || session?.joined) return <Navigate to={paths.home()} replace />;
  return <div className={hydrated ? undefined : forVisitors}>{children}</div>;
}

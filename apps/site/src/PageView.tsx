import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '#features/shared/navigation.ts';
import { PageLoading } from './PageLoading.tsx';
import { notFound, pages } from './pages.ts';
import { Region } from './Region.tsx';
import { usePageChange } from './usePageChange.ts';

/** The page of the address. A failure of one page leaves the frame around it standing. */
export function PageView() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  usePageChange(route);
  const Page = (route !== null && pages[route]) || notFound;
  return (
    <Region resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </Region>
  );
}

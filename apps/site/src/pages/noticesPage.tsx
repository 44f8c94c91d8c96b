import { NoticesScreen } from '#features/notices/NoticesScreen.tsx';
import { useNoticesScreen } from '#features/notices/useNoticesScreen.ts';

export function Page() {
  return <NoticesScreen {...useNoticesScreen()} />;
}

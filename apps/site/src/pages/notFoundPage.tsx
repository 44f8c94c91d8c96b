import { paths } from '#features/shared/navigation.ts';
import { NotFoundScreen } from '#features/system/NotFoundScreen.tsx';

export function Page() {
  return <NotFoundScreen homeHref={paths.home()} />;
}

import { useForcedPasswordChange } from '#features/auth/forcedPasswordChange/useForcedPasswordChange.ts';
import { NoticeDialog } from '#features/content/notices/NoticeDialog.tsx';
import { type NewsOptions, useNews } from '#features/content/notices/useNews.ts';

/** The dialog of notices: of one that was clicked (NOT-01), or of news that opens by itself (NOT-02). */
export function News({ paused, clicked }: NewsOptions) {
  // A forced password change comes first.
  const mustChange = useForcedPasswordChange().change !== null;
  return <NoticeDialog {...useNews({ paused: paused || mustChange, clicked })} />;
}

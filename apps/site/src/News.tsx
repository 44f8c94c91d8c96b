import { useForcedChange } from '#features/login/useForcedChange.ts';
import { NoticeDialog } from '#features/notices/NoticeDialog.tsx';
import { type NewsOptions, useNews } from '#features/notices/useNews.ts';

/** NOT-01, NOT-02: the notices in their dialog, when one is pressed and when they open by themselves. */
export function News({ hold, pressed }: NewsOptions) {
  // Whoever has to change their password reads no news before.
  const mustChange = useForcedChange().change !== null;
  return <NoticeDialog {...useNews({ hold: hold || mustChange, pressed })} />;
}

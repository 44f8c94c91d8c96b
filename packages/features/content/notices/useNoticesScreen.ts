import { mapRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { anchorOf, paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlaceTitle } from '#core/routing/title.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import { newestFirst, newsOf, toNoticeView } from './notices.model.ts';
import type { NoticesScreenProps } from './notices.types.ts';

/** Props of the notices page, connected to the platform. The URL's hash (`/noticePage#id`) opens a notice. */
export function useNoticesScreen(): NoticesScreenProps {
  const language = useLanguage();
  const { hash } = useLocation();
  const wanted = anchorOf(hash);
  const notices = mapRemote(useAnnouncements(), (all) =>
    newestFirst(newsOf(all)).map((notice) => toNoticeView(notice, language)),
  );
  usePlaceTitle(notices.status === 'ready' ? notices.value.find(({ id }) => id === wanted)?.title : undefined);
  return {
    notices,
    wanted,
    homeHref: paths.home(),
  };
}

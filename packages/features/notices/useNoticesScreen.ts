import { useLocation } from 'react-router-dom';
import { useAnnouncements } from '../shared/announcements.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { anchorOf, paths } from '../shared/navigation.ts';
import { mapRemote } from '../shared/remote.ts';
import { newestFirst, newsOf, toNoticeView } from './notices.model.ts';
import type { NoticesScreenProps } from './NoticesScreen.tsx';

/** `/noticePage#id` opens that notice. */
export function useNoticesScreen(): NoticesScreenProps {
  const language = useLanguage();
  const { hash } = useLocation();
  return {
    notices: mapRemote(useAnnouncements(), (all) =>
      newestFirst(newsOf(all)).map((notice) => toNoticeView(notice, language)),
    ),
    wanted: anchorOf(hash),
    homeHref: paths.home(),
  };
}

import { useLocation, useNavigate } from 'react-router-dom';
import { helpCentre } from '#api/service.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { anchorOf, paths, routeOf } from '../shared/navigation.ts';
import { mapRemote, useRemote } from '../shared/remote.ts';
import type { HelpScreenProps } from './HelpScreen.tsx';

/** `/help#term` shows that section; `/helpmc` is the same help for who may see nothing else (RT-10, RT-14). */
export function useHelpScreen(): HelpScreenProps {
  const lang = useLanguage();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [help] = useRemote(helpCentre, { lang }, 'oncePerSession');
  const hrefFor = routeOf(pathname) === 'helpCentre' ? paths.helpCentre : paths.help;
  return {
    sections: mapRemote(help, ({ sections }) => sections),
    wanted: anchorOf(hash),
    hrefFor,
    onChoose: (section) => void navigate(hrefFor(section)),
    homeHref: paths.home(),
  };
}

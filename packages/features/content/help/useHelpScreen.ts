import { helpCentre } from '#api/service.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { anchorOf, paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate } from '#core/routing/router.ts';
import { routeOf } from '#core/routing/routes.ts';
import { useFillFacts } from '#core/site/helpFacts.ts';
import type { HelpScreenProps } from './help.types.ts';

/**
 * Props of the help page (RT-10, RT-14), connected to the platform. `/help#term` shows a section; `/helpmc` shows the same
 * help to players who may see nothing else.
 */
export function useHelpScreen(): HelpScreenProps {
  const lang = useLanguage();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [help] = useRemote(helpCentre, { lang }, 'oncePerSession');
  const fill = useFillFacts();
  const hrefFor = routeOf(pathname) === 'helpCentre' ? paths.helpCentre : paths.help;
  return {
    sections: mapRemote(help, ({ sections, facts }) =>
      sections.map((section) => ({
        ...section,
        content: fill(section.content, facts),
      })),
    ),
    wanted: anchorOf(hash),
    hrefFor,
    onChoose: (section) => void navigate(hrefFor(section)),
    homeHref: paths.home(),
  };
}

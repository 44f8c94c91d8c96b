import { type HelpFacts, helpCentre } from '#api/help.ts';
import { systemWhitelabel } from '#api/system.ts';
import { mapRemote, ready, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { anchorOf, pathTo, paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate } from '#core/routing/router.ts';
import { routeOf } from '#core/routing/routes.ts';
import { usePlaceTitle } from '#core/routing/title.ts';
import { useFillFacts } from '#core/site/helpFacts.ts';
import { beginnerSection, contactSection, shownSections } from './help.model.ts';
import type { HelpScreenProps, HelpSection } from './help.types.ts';
import { helpTopics, memberPageOf } from './helpTopics.ts';
import { useBeginner } from './useBeginner.ts';
import { useHelpVotes } from './useHelpVotes.ts';

const noFacts: HelpFacts = {};
const noHelp = ready({ sections: [], facts: noFacts });

/**
 * Props of the help page (RT-10, RT-14), connected to the platform. `/help#term` shows a section; `/helpmc` shows the same
 * help to players who may see nothing else.
 */
export function useHelpScreen(): HelpScreenProps {
  const { t } = useTranslation('help');
  const lang = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [centre] = useRemote(helpCentre, { lang }, 'oncePerSession');
  // What the site adds is there without it.
  const help = centre.status === 'failed' && centre.error.kind === 'absent' ? noHelp : centre;
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const nodes = whitelabel.status === 'ready' ? whitelabel.value.nodes : [];
  const fill = useFillFacts();
  const beginner = useBeginner(help.status === 'ready' ? help.value.facts : noFacts);
  const hrefFor = routeOf(pathname) === 'helpCentre' ? paths.helpCentre : paths.help;
  const withHref = (section: HelpSection): HelpSection => {
    const page = memberPageOf(nodes, section.id);
    const route = helpTopics[section.id]?.route;
    if (page !== null) return { ...section, href: paths.memberCentre(pathname + search, page) };
    return route === undefined ? section : { ...section, href: pathTo(route) };
  };
  const own = {
    beginner: { id: beginnerSection, title: t('beginner.title'), content: '', words: beginner.words },
    contact: { id: contactSection, title: t('contactTitle'), content: '' },
  };
  const sections = mapRemote(help, (value) =>
    shownSections(value.sections, nodes, own).map((section) =>
      withHref({ ...section, content: fill(section.content, value.facts) }),
    ),
  );
  const wanted = anchorOf(hash);
  usePlaceTitle(sections.status === 'ready' ? sections.value.find(({ id }) => id === wanted)?.title : undefined);
  return {
    // Without the switches, a section could disappear under the eyes of its reader.
    sections: whitelabel.status === 'loading' ? whitelabel : sections,
    beginner: beginner.steps,
    wanted,
    hrefFor,
    onChoose: (section) => void navigate(hrefFor(section)),
    votes: useHelpVotes(),
    homeHref: paths.home(),
  };
}

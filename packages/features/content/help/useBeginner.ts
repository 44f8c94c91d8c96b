import type { HelpFacts } from '#api/help.ts';
import { useSession } from '#core/data/platform.tsx';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { roleOf } from '#core/session/role.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isPageOn } from '#core/site/switches.ts';
import { type BeginnerStep, beginnerSteps } from './help.types.ts';

/** Returns the steps of the beginner's manual that the operator offers, and their texts for the search. */
export function useBeginner(facts: HelpFacts): {
  readonly steps: readonly BeginnerStep[];
  readonly words: readonly string[];
} {
  const { t } = useTranslation('help');
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const role = roleOf(useSession());
  const hasRegister = isPageOn(useWhitelabel(), 'register');
  const money = useShortMoneyText();
  const { minAge, depositWays, withdrawWays } = facts;
  /** The least of the way that the page offers first, which it names: others have a least of their own. */
  const leastOf = (ways: HelpFacts['depositWays']): string | null => {
    const [way] = ways ?? [];
    return way === undefined ? null : `${money(way.minAmount)} (${way.name})`;
  };
  const isMember = role === 'member' || role === 'agent';
  const hrefs = {
    signUp: isMember || !hasRegister ? null : paths.register(),
    deposit: centreHref('depositv2'),
    play: paths.home(),
    withdraw: centreHref('withdraw'),
  };
  const stated = {
    signUp: minAge === undefined ? null : String(minAge),
    deposit: leastOf(depositWays),
    play: null,
    withdraw: leastOf(withdrawWays),
  };
  const steps = beginnerSteps
    .filter((id) => (id === 'signUp' && hasRegister) || hrefs[id] !== null)
    .map((id) => ({ id, href: hrefs[id], fact: stated[id] }));
  return { steps, words: steps.flatMap(({ id }) => [t(`steps.${id}.title`), t(`steps.${id}.text`)]) };
}

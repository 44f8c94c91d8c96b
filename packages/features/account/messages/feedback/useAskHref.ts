import { pathTo } from '#core/routing/paths.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';

/**
 * Returns a function that links to the form for questions with the reference of a withdrawal or a bet filled in; null where
 * the operator takes no messages.
 */
export function useAskHref(): (reference: string) => string | null {
  const whitelabel = useWhitelabel();
  return (reference) => (isFeatureOn(whitelabel, 'FEEDBACK') ? `${pathTo('help', { reference })}#contact` : null);
}

import { pathTo } from '../routing/paths.ts';
import { useWhitelabel } from './site.ts';
import { isFeatureOn } from './switches.ts';

/**
 * Returns a function that links to the form for questions with a reference filled in, such as that of a withdrawal; null where
 * the operator takes no messages.
 */
export function useAskHref(): (reference: string) => string | null {
  const whitelabel = useWhitelabel();
  return (reference) => (isFeatureOn(whitelabel, 'FEEDBACK') ? `${pathTo('help', { reference })}#contact` : null);
}

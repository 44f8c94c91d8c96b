import { type FeatureName, type FeatureSwitch, featureFlags } from '#api/features.ts';
import type { WhitelabelNode } from '#api/system.ts';

const switches: readonly FeatureSwitch[] = Object.values(featureFlags);

/** Whether the operator offers a feature: no node above its own, nor its own, is off. */
export const isFeatureOn = (nodes: readonly WhitelabelNode[], name: FeatureName): boolean =>
  isOn(nodes, featureFlags[name]);

/** Whether there is a page: none of the features that it belongs to is off, and the platform has what it is made of. */
export const isPageOn = (nodes: readonly WhitelabelNode[], page: string): boolean =>
  switches.every((each) => !covers(each, page) || isOn(nodes, each)) && isOn(nodes, { modId: page });

/** Whether the operator can switch a page off. */
export const isSwitched = (page: string): boolean => switches.some((each) => covers(each, page));

/** Whether a break of the player closes a page (RSP-03). */
export const closesInBreak = (page: string): boolean =>
  promotionPages.includes(page) || switches.some((each) => each.inBreak === 'closed' && covers(each, page));

/** Pages that no feature has, and that invite to play (RSP-06). */
const promotionPages: readonly string[] = ['promotions', 'promoDetail'];

const covers = ({ pages = [] }: FeatureSwitch, page: string): boolean => pages.includes(page);

function isOn(nodes: readonly WhitelabelNode[], { modId, missing = 'on' }: FeatureSwitch): boolean {
  const states = statesOf(nodes, modId, true);
  return states.length === 0 ? missing === 'on' : states.every(Boolean);
}

/** Whether each node of this name is on, with the nodes above it. */
const statesOf = (nodes: readonly WhitelabelNode[], modId: string, above: boolean): readonly boolean[] =>
  nodes.flatMap((node) => {
    const on = above && node.enabled === '1';
    return [...(node.modId === modId ? [on] : []), ...statesOf(node.childrenNodes, modId, on)];
  });

import { type AgentPage, type MemberPage, agentPages, memberPages } from '#core/routing/centrePages.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { type RouteName, routeList } from '#core/routing/routes.ts';
import { slotAt, vendorOf } from '#features/games/catalogue.testing.ts';
import type { ScenarioName } from '#sandbox/scenarioNames.ts';
import type { Persona, SandboxContext } from '#storybook/sandboxPlatform.ts';

/** A page with all that its URL names. */
export interface Page {
  readonly name: string;
  readonly persona: Persona;
  /** @default 'ready' */
  readonly scenario?: ScenarioName;
  readonly path: (sandbox: SandboxContext) => string;
  /** Whether it is a dialog over another page. */
  readonly dialog?: true;
  /** What the page has besides its headings once it is complete. */
  readonly landmark?: 'contentinfo';
}

/** The URLs of the pages whose query names something that exists. */
const queried: { readonly [Name in RouteName]?: Page['path'] } = {
  join: () => pathTo('join', { referralCode: 'KINNARI8' }),
  promoDetail: () => paths.promotion('promo-2'),
  game(sandbox) {
    const { vassalage, nodeId } = slotAt(sandbox, 0);
    return paths.game({ vassalage, gameType: 'RNG', nodeId });
  },
  seamless: (sandbox) => paths.seamless({ vassalage: vendorOf(sandbox, 'LIVE').vassalage, gameType: 'LIVE' }),
};

/** Every page of the route table. */
export const routePages: readonly Page[] = routeList
  .filter(([, { screen: id }]) => id !== undefined)
  .map(
    ([
      name,
      {
        access,
        paths: [path],
      },
    ]) => ({
      name: path,
      persona:
        name === 'agentHome' ? ('agent' as const) : access === 'member' ? ('member' as const) : ('visitor' as const),
      path: queried[name] ?? (() => path),
    }),
  );

/** Every page of the member centre. */
export const memberCentrePages: readonly Page[] = Object.keys(memberPages).map((name) => ({
  name: `the member centre at ${name}`,
  persona: 'member' as const,
  path: () => paths.memberCentre('/help', name as MemberPage),
  dialog: true as const,
}));

/** Every page of the agent centre. */
export const agentCentrePages: readonly Page[] = Object.entries(agentPages).map(([name, route]) => ({
  name: `the agent centre at ${name}`,
  persona: 'agent' as const,
  // All agreements, with something in each.
  ...('variant' in route && { scenario: 'contracts' as const }),
  path: () => paths.agentCentre('/help', name as AgentPage),
  dialog: true as const,
}));

/** Every page of the route table and of both centres. */
export const pages: readonly Page[] = [...routePages, ...memberCentrePages, ...agentCentrePages];

import { type FeatureName, featureFlags } from '#api/features.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { type OperationId, type Operations, operationDocs, operations } from '#api/operations.ts';
import type { WhitelabelNode } from '#api/system.ts';
import type { Adapter } from './adapter.ts';
import { alsoNeeded, composedOperations, coreOperations } from './core.ts';

/** An adapter that the edge cannot begin with. */
class AdapterError extends Error {}

const ids = Object.keys(operations) as OperationId[];
const features = Object.keys(featureFlags) as FeatureName[];

/**
 * The feature that an operation belongs to most closely (FLG-02): the last that it names, so that a page of the agent centre
 * that is not mapped closes itself and not the centre.
 */
export const featureOf = (id: OperationId): FeatureName | undefined => operationDocs[id].features?.at(-1);

/** The operations that an adapter has to map for a feature. */
export const operationsOf = (name: FeatureName): readonly OperationId[] => [
  ...ids.filter((id) => featureOf(id) === name),
  ...(alsoNeeded[name] ?? []),
];

/** The features that are off, because an operation of theirs is not mapped or the adapter says so. */
function featuresOff({ operations: mapped, without = [], off = [] }: Adapter): ReadonlySet<FeatureName> {
  const isMapped = (id: OperationId): boolean => mapped[id] !== undefined || without.includes(id);
  return new Set(features.filter((name) => off.includes(name) || !operationsOf(name).every(isMapped)));
}

/** The operations that an adapter does not map: the deployment of its site names them, so that nothing asks for them. */
export const missingOperations = ({ operations: mapped }: Adapter): readonly OperationId[] =>
  ids.filter((id) => mapped[id] === undefined && !composedOperations.some((composed) => composed === id));

/** @throws AdapterError which names what is wrong */
export function checkAdapter(adapter: Adapter): void {
  const missing = coreOperations.filter((id) => adapter.operations[id] === undefined);
  if (missing.length > 0) throw new AdapterError(`${adapter.name}: the site cannot run without ${missing.join(', ')}`);
  const unknown = Object.keys(adapter.operations).filter((id) => !Object.hasOwn(operations, id));
  if (unknown.length > 0)
    throw new AdapterError(`${adapter.name}: the contract has no operation ${unknown.join(', ')}`);
  if (!URL.canParse(adapter.base)) throw new AdapterError(`${adapter.name}: base is no URL`);
}

type Composed = {
  readonly [Id in (typeof composedOperations)[number]]: (
    mapped: unknown,
    from: Headers,
  ) => WireOutputOf<Operations[Id]>;
};

/** The answers about the site, made of the adapter and of what it maps. */
export function createSiteAnswers(adapter: Adapter, now: () => number): Composed {
  const off = featuresOff(adapter);
  const node = (modId: string, on: boolean): WhitelabelNode => ({ modId, enabled: on ? '1' : '0', childrenNodes: [] });
  const nodeOf = (name: FeatureName): string => featureFlags[name].modId;
  const flags = Object.entries(adapter.flags ?? {}).map(([name, on]) => node(name, on));
  const closed = [...off].map((name) => node(nodeOf(name), false));
  const open = features.filter((name) => !off.has(name)).map((name) => node(nodeOf(name), true));
  const withoutClosed = (tree: readonly WhitelabelNode[]): WhitelabelNode[] =>
    tree
      .filter(({ modId }) => !closed.some((each) => each.modId === modId))
      .map((each) => ({ ...each, childrenNodes: withoutClosed(each.childrenNodes ?? []) }));
  return {
    systemStatus: (mapped, from) => ({
      maintenance: false,
      regionRestriction: false,
      maintenanceEnd: null,
      location: { ip: from.get('X-Forwarded-For')?.split(',')[0]?.trim() ?? '' },
      serverTime: new Date(now()).toISOString(),
      ...(mapped as object),
    }),
    systemPermission: (mapped) => {
      const said = mapped as Adapter['site'];
      return {
        merchantCode: adapter.name,
        channel: 'web',
        live: 'none',
        ...adapter.site,
        ...said,
        // A platform that nobody has asked knows no keys: the site looks records up.
        policy: { idempotency: 'none', ...adapter.site?.policy, ...said?.policy },
      };
    },
    systemWhitelabel: (mapped) => {
      // What the platform offers, without what the adapter does not map.
      const nodes = mapped == null ? open : withoutClosed((mapped as { nodes: WhitelabelNode[] }).nodes);
      return { nodes: [...flags, ...nodes, ...closed] };
    },
  };
}

/** The modules of a build, by their ids. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>;
export interface GraphModule {
  readonly imports: readonly string[];
  /** Modules that it loads with `import()`: each is a part of the program that loads by itself. */
  readonly lazy: readonly string[];
  /** About the bytes that it adds to its file, as sent. */
  readonly size: number;
}

/** What a request costs, in bytes: the answer's head, and that a small file compresses less. */
const requestCost = 900;

/** The modules that the given ones import statically, directly or not, and these themselves. */
export function closure(ids: Iterable<string>, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const pending = [...ids];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const module = found.has(next) ? undefined : graph.get(next);
    if (module === undefined) continue;
    found.add(next);
    pending.push(...module.imports);
  }
  return found;
}

export const both = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): Set<T> =>
  new Set([...one].filter((each) => other.has(each)));

/** A part of the program that loads by itself. */
export interface LazyPart {
  readonly id: string;
  /** Itself and what it imports. */
  readonly modules: ReadonlySet<string>;
  /** What has loaded before it in any case: it is imported from there only. */
  readonly before: ReadonlySet<string>;
  /** How often it loads compared with the others: for each part that opens in it, too. */
  readonly weight: number;
}

/** Finds every part that the entry can load, in the order of their ids. `weightOf` says how often each is opened itself. */
export function lazyParts(entry: string, graph: ModuleGraph, weightOf: (id: string) => number): readonly LazyPart[] {
  const modules = new Map([[entry, closure([entry], graph)]]);
  /** By part: those that import it. */
  const hosts = new Map<string, Set<string>>();
  for (const [host, ids] of modules) {
    for (const id of [...ids].flatMap((each) => graph.get(each)?.lazy ?? [])) {
      if (!modules.has(id)) modules.set(id, closure([id], graph));
      hosts.set(id, (hosts.get(id) ?? new Set()).add(host));
    }
  }
  const before = new Map<string, ReadonlySet<string>>([[entry, new Set()]]);
  // What is not known yet excludes nothing; each round can only take away.
  for (let changed = true; changed;) {
    changed = false;
    for (const [id, importers] of hosts) {
      const known = [...importers].flatMap((host) => {
        const earlier = before.get(host);
        return earlier === undefined ? [] : [new Set([...earlier, ...(modules.get(host) ?? [])])];
      });
      const common = known.reduce((one, other) => both(one, other), known[0] ?? new Set<string>());
      if (known.length === 0 || before.get(id)?.size === common.size) continue;
      before.set(id, common);
      changed = true;
    }
  }
  const earlier = (id: string): ReadonlySet<string> => before.get(id) ?? new Set();
  const ids = [...hosts.keys()].toSorted();
  return ids.map((id) => ({
    id,
    modules: modules.get(id) ?? new Set(),
    before: earlier(id),
    weight: weightOf(id) + ids.filter((other) => earlier(other).has(id)).length,
  }));
}

/** Parts that open together, with what they may load at most. */
export interface View {
  /** By their ids. */
  readonly parts: readonly string[];
  /** In bytes, as modules are weighed. */
  readonly most: number;
}

/** Modules that share a file. */
interface Shared {
  modules: string[];
  size: number;
  /** By part, whether it needs one of them, and whether they have loaded before it. */
  needed: Uint8Array;
  present: Uint8Array;
  /** What its modules import from others. */
  readonly imports: Set<Shared>;
}

/**
 * Divides modules into files, those that import others after these. Starts with a file for each set of parts that load the
 * same, and joins the two whose joining saves most, until nothing is saved: a part then asks for one file less, but those
 * that need only one of the two load more. None that a view has no room for.
 */
export function shareChunks(
  ids: readonly string[],
  parts: readonly LazyPart[],
  graph: ModuleGraph,
  views: readonly View[] = [],
): readonly (readonly string[])[] {
  let files = filesByParts(ids, parts, graph);
  const weights = Float64Array.from(parts, ({ weight }) => weight);
  /** What a file costs all parts together; with another, or for the parts that need another, if one is given. */
  const costOf = (one: Shared, joined?: Shared, neededBy = joined): number => {
    let loads = 0;
    for (let at = 0; at < weights.length; at += 1) {
      const isNeeded = one.needed[at] || neededBy?.needed[at];
      if (isNeeded && !one.present[at] && !joined?.present[at]) loads += weights[at] ?? 0;
    }
    return loads * (one.size + (joined?.size ?? 0) + requestCost);
  };
  const gainOf = (one: Shared, other: Shared): number => {
    const gain = costOf(one) + costOf(other) - costOf(one, other);
    if (gain <= 0) return 0;
    const behind = importsOf(one, other);
    // Files that import each other may run in the wrong order.
    if (behind.has(one) || behind.has(other)) return 0;
    const needed = joinedOf(one, other);
    let left = gain;
    for (const file of behind) left -= costOf(file, undefined, needed) - costOf(file);
    return left;
  };
  const limits = views.map(({ parts: opened, most }) => {
    const at = parts.flatMap(({ id }, index) => (opened.includes(id) ? index : []));
    const bytesOf = ({ size, present }: Shared, needed: Uint8Array): number =>
      at.some((part) => needed[part] && !present[part]) ? size : 0;
    return { bytesOf, most, bytes: sumOf(files.map((file) => bytesOf(file, file.needed))) };
  });
  /** What each view loads more if the two are joined. */
  const growthBy = (one: Shared, other: Shared): readonly number[] => {
    const joined = joinedOf(one, other);
    return limits.map(
      ({ bytesOf }) =>
        bytesOf(joined, joined.needed) -
        sumOf([one, other].map((file) => bytesOf(file, file.needed))) +
        sumOf(
          [...importsOf(one, other)].map(
            (file) => bytesOf(file, either(file.needed, joined.needed)) - bytesOf(file, file.needed),
          ),
        ),
    );
  };
  const gains = new Map(
    files.map((one, at) => [one, new Map(files.slice(at + 1).map((other) => [other, gainOf(one, other)]))]),
  );
  for (;;) {
    let best: readonly [number, Shared, Shared] | undefined;
    for (const [one, others] of gains) {
      for (const [other, gain] of others) if (gain > (best?.[0] ?? 0)) best = [gain, one, other];
    }
    if (best === undefined) break;
    const [known, one, other] = best;
    const now = gainOf(one, other);
    if (now < known) {
      gains.get(one)?.set(other, now);
      continue;
    }
    const growth = growthBy(one, other);
    if (limits.some(({ bytes, most }, at) => (growth[at] ?? 0) > 0 && bytes + (growth[at] ?? 0) > most)) {
      gains.get(one)?.delete(other);
      continue;
    }
    for (const [at, limit] of limits.entries()) limit.bytes += growth[at] ?? 0;
    Object.assign(one, joinedOf(one, other));
    for (const file of other.imports) one.imports.add(file);
    for (const file of files) if (file.imports.delete(other)) file.imports.add(one);
    one.imports.delete(one);
    files = files.filter((file) => file !== other);
    gains.delete(other);
    for (const others of gains.values()) others.delete(other);
    const changed = new Set([one]);
    for (const file of changed) {
      for (const next of file.imports) {
        next.needed = either(next.needed, one.needed);
        changed.add(next);
      }
    }
    for (const [first, others] of gains) {
      for (const second of others.keys()) {
        if (changed.has(first) || changed.has(second)) others.set(second, gainOf(first, second));
      }
    }
  }
  const visited = new Set<Shared>();
  const ordered: string[][] = [];
  const visit = (file: Shared): void => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const next of file.imports) visit(next);
    ordered.push(file.modules);
  };
  for (const file of files) visit(file);
  return ordered;
}

/** What two files share as one; its imports are still those of the first. */
const joinedOf = (one: Shared, other: Shared): Shared => ({
  ...one,
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
  needed: either(one.needed, other.needed),
  present: either(one.present, other.present),
});

/** The files that two others import, directly or not. */
function importsOf(one: Shared, other: Shared): Set<Shared> {
  const found = new Set([...one.imports, ...other.imports]);
  found.delete(one);
  found.delete(other);
  for (const file of found) for (const next of file.imports) found.add(next);
  return found;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const either = (one: Uint8Array, other: Uint8Array): Uint8Array => one.map((flag, at) => flag | (other[at] ?? 0));

function filesByParts(ids: readonly string[], parts: readonly LazyPart[], graph: ModuleGraph): Shared[] {
  const byLoads = new Map<string, Shared>();
  const fileOf = new Map<string, Shared>();
  for (const id of ids) {
    const needed = Uint8Array.from(parts, ({ modules }) => Number(modules.has(id)));
    const present = Uint8Array.from(parts, ({ before }) => Number(before.has(id)));
    const loads = needed.map((needs, at) => needs & ~(present[at] ?? 0)).join('');
    const file = byLoads.get(loads) ?? { modules: [], size: 0, needed, present, imports: new Set() };
    byLoads.set(loads, file);
    fileOf.set(id, file);
    file.modules.push(id);
    file.size += graph.get(id)?.size ?? 0;
    file.needed = either(file.needed, needed);
    file.present = either(file.present, present);
  }
  for (const [id, file] of fileOf) {
    for (const imported of graph.get(id)?.imports ?? []) {
      const other = fileOf.get(imported);
      if (other !== undefined && other !== file) file.imports.add(other);
    }
  }
  return [...byLoads.values()];
}

/** The modules of the build, as Rolldown shows them when it divides them into chunks. */
interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** A group of modules that becomes one chunk, in the form of Rolldown's `codeSplitting.groups`. */
interface ChunkGroup {
  /** Names the chunk of a module; null leaves it to the next group. */
  readonly name: (id: string, modules: Modules) => string | null;
  /** What the reports of the build call the group. */
  readonly debugName: string;
}

/** Groups the modules that `find` returns. Looks for them once, when all modules are known. */
function group(name: string, find: (modules: Modules) => ReadonlySet<string>): ChunkGroup {
  let found: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id, modules) {
      found ??= find(modules);
      return found.has(id) ? name : null;
    },
  };
}

/** Groups the modules that some parts import, directly or not, and no group before it contains. */
export const reachedFrom = (name: string, parts: readonly string[]): ChunkGroup =>
  group(name, (modules) => closure(parts, modules));

/** Groups the modules that the entry imports, directly or not, and the style sheets of parts that load after it. */
export const entryWithStylesOf = (name: string, entry: string, parts: readonly string[]): ChunkGroup =>
  group(name, (modules) => {
    const styles = [...closure(parts, modules)].filter((id) => id.endsWith('.vanilla.css'));
    return new Set([...closure([entry], modules), ...styles]);
  });

/**
 * Groups the modules that all parts import, directly or not.
 * @param icons names of icons in the chunk: they come from one module that imports all, so that no import tells who needs one
 */
export const sharedByAll = (name: string, parts: readonly string[], icons: readonly string[]): ChunkGroup => {
  const shared = group(name, (modules) => parts.map((part) => closure([part], modules)).reduce(common));
  const isIcon = (id: string): boolean => icons.some((icon) => id.endsWith(`/icons/${icon}.mjs`));
  return { ...shared, name: (id, modules) => (isIcon(id) ? name : shared.name(id, modules)) };
};

/** Groups the modules that a part and any other lazy part of the site import, directly or not. */
export const sharedWithOthers = (name: string, part: string, entry: string): ChunkGroup =>
  group(name, (modules) => {
    const others = [...lazyParts(entry, modules)].filter((other) => other !== part);
    return common(closure([part], modules), closure(others, modules));
  });

const common = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((id) => other.has(id)));

/** A module that imports every icon: importing one from it is not importing all. */
const isBarrel = (id: string): boolean => id.includes('/node_modules/lucide-react/');

/** The modules that the given ones import statically, directly or not, and these themselves. */
function closure(parts: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const pending = [...parts];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (found.has(next) || isBarrel(next)) continue;
    found.add(next);
    const info = modules.getModuleInfo(next);
    if (info === null && parts.includes(next)) throw new Error(`chunks: ${next} is not in the build`);
    pending.push(...(info?.importedIds ?? []));
  }
  return found;
}

/** Every module that the site loads with `import()`, from its entry on. */
function lazyParts(entry: string, modules: Modules): ReadonlySet<string> {
  const parts = new Set<string>();
  const visited = new Set<string>();
  const pending = [entry];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const id of closure([next], modules)) {
      if (visited.has(id)) continue;
      visited.add(id);
      for (const part of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        parts.add(part);
        pending.push(part);
      }
    }
  }
  return parts;
}

/** The modules of the build, as Rolldown shows them when it divides them into chunks. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Names a chunk for a module; null leaves it to the next group. */
type ChunkName = (id: string, modules: Modules) => string | null;

/**
 * Names a chunk for the modules that some parts import, directly or not, and no chunk before it contains.
 * @param parts module ids
 */
export function reachedFrom(name: string, parts: readonly string[]): ChunkName {
  let named: ReadonlySet<string> | undefined;
  return (id, modules) => {
    named ??= closure(parts, modules);
    return named.has(id) ? name : null;
  };
}

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

/** The rules of docs/specification.md with the places that name them; see specification.ts. */
declare module 'virtual:specification' {
  import type { TracedRule } from './guide/readSpecification.ts';

  const areas: readonly { readonly title: string; readonly rules: readonly TracedRule[] }[];
  export default areas;
}

/** The components of the kit with their props; see kit/kitPlugin.ts. */
declare module 'virtual:kit' {
  import type { KitComponent } from './kit/readKit.ts';

  const kit: readonly KitComponent[];
  export default kit;
}

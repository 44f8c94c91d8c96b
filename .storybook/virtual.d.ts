/** The rules of docs/specification.md with the places that name them; see specification.ts. */
declare module 'virtual:specification' {
  import type { TracedRule } from './guide/readSpecification.ts';

  const areas: readonly { readonly title: string; readonly rules: readonly TracedRule[] }[];
  export default areas;
}

import { type SVGAttributes, createElement } from 'react';

/** The argument that lucide-react passes for each icon; in the built site without what only the original reads. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Replaces lucide-react's function of the same name (see vite.shared.ts). The original is larger than all icons of the
 * first view together, mostly for features that the kit does not use.
 */
// oxlint-disable-next-line import/no-default-export -- the shape of the module that it replaces
export default function createLucideIcon({ node }: IconData) {
  return (attributes: SVGAttributes<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...node.map(([tag, { key: _, ...shape }]) => createElement(tag, shape)),
    );
}

import { type SVGAttributes, createElement } from 'react';

/** What each icon of lucide-react is made from. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands in for lucide-react's own function (see vite.shared.ts), which can do much that the kit never asks for and
 * weighs more than all the icons of a first view together.
 */
// oxlint-disable-next-line import/no-default-export -- the shape of the module that it stands in for
export default function createLucideIcon({ node }: IconData) {
  return (attributes: SVGAttributes<SVGSVGElement>) => (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      {node.map(([tag, { key, ...shape }]) => createElement(tag, { key, ...shape }))}
    </svg>
  );
}

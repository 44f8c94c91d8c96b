import { type Layout, type LayoutBlock, type LayoutPart, layoutBlocks } from '#api/system.ts';

/**
 * Returns the blocks of a part of the site in the operator's order, without unknown names and repetitions. Returns all
 * blocks for a part that the operator has not configured.
 */
export function chooseBlocks<Part extends LayoutPart>(part: Part, layout: Layout): readonly LayoutBlock<Part>[] {
  const known: readonly LayoutBlock<Part>[] = layoutBlocks[part];
  const configured = layout[part];
  if (configured === undefined) return known;
  return [...new Set(configured)].flatMap((name) => known.filter((block) => block === name));
}

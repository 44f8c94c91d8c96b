import { type Layout, type LayoutBlock, type LayoutPart, layoutBlocks } from '#api/system.ts';

/**
 * The blocks of a part of the site, as the operator ordered them. Names that nobody knows are ignored, repetitions too;
 * a part that the operator does not mention is shown whole.
 */
export function chooseBlocks<Part extends LayoutPart>(part: Part, layout: Layout): readonly LayoutBlock<Part>[] {
  const known: readonly LayoutBlock<Part>[] = layoutBlocks[part];
  const wanted = layout[part];
  if (wanted === undefined) return known;
  return [...new Set(wanted)].flatMap((name) => known.filter((block) => block === name));
}

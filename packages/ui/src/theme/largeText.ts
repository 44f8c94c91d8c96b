/** Groups of lengths that are measured in rem for the sake of proportion, not of legibility. */
const groups: readonly string[] = ['space', 'size'];

/** The smallest width that everything is designed for, in rem at the usual text size: 320 px. */
const narrowest = 20;

/**
 * Keeps spaces and controls in proportion to the window where a player has enlarged the text (WCAG 1.4.4): texts grow, what
 * is around them grows until it has the share of the window that it has on the smallest phone. At the usual text size no
 * length changes from there on.
 * @param value a length, or an expression of lengths
 */
export const inProportion = (group: string, value: string): string =>
  groups.includes(group)
    ? value.replaceAll(/([\d.]+)rem\b/g, (rem, number: string) => {
        const length = Number(number);
        return length > narrowest ? rem : `min(${rem},${(length * 100) / narrowest}vw)`;
      })
    : value;

/** A length of a drawing, or of what a token measures, in proportion. */
export const proportional = (length: string): string => inProportion('size', length);

/**
 * Matches a container with room for a few words only: a phone with text of 150 % and more. Not a media query, which knows the
 * size that the browser is set to but not that of the page.
 */
export const fewWords = '(max-width: 17rem)';

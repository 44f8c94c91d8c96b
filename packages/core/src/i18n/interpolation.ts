import { isolated } from '#text/marks.ts';

/**
 * How texts get their values, for i18next: `{name}` in place of `{{name}}`. Every value is isolated, so that a name that is
 * written from right to left leaves the sentence around it in its order. React escapes what is HTML.
 */
export const interpolation = { prefix: '{', suffix: '}', escape: isolated } as const;

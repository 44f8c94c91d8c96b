/**
 * The parts of the words that each page speaks besides those that every page has, as `pages.ts` says it:
 * `import('./pages/homePage.tsx'), 'home'`.
 */
export const pageWords = (source: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...source.matchAll(/pages\/(\w+)Page\.tsx'\)((?:, '\w+')*)/g)].map(([, page = '', parts = '']) => [
      page,
      [...parts.matchAll(/\w+/g)].map(([part]) => part),
    ]),
  );

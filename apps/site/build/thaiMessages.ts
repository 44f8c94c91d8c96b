import type { Plugin } from 'vite';
import { withWholeWordsIn } from '#text/thaiLines.ts';

const thaiFile = /\/locales\/th\/(\w+)\.json$/;

/** Marks the Thai messages where they are imported, so that no line divides a word of `wholeThaiWords`. */
export const thaiMessages = (): Plugin => ({
  name: 'kinnari:thai-messages',
  enforce: 'pre',
  transform: {
    filter: { id: thaiFile },
    handler: (code, id) => ({
      code: JSON.stringify(withWholeWordsIn(JSON.parse(code), thaiFile.exec(id)?.[1] ?? '')),
      map: { mappings: '' },
    }),
  },
});

/**
 * The words of the site in parts, each fetched when it is needed: names of files in `locales/<language>/`. `first` is
 * there before anything is drawn, `more` comes later on any page, the others with what they are named after.
 */
export const wordParts = {
  first: ['banner', 'errors', 'frame', 'notices', 'shared'],
  more: ['footer', 'login', 'service'],
  home: ['home'],
  slots: ['slots'],
  category: ['category'],
  gamePopup: ['gamePopup'],
  centre: ['centre'],
  lottery: ['lottery'],
  launch: ['launch'],
  quickOpen: ['quickOpen'],
  records: ['records'],
  rebate: ['rebate'],
  system: ['system'],
  content: ['content'],
  agent: ['agent'],
  deposit: ['deposit'],
  secondFactor: ['secondFactor'],
  fields: ['fields'],
  register: ['register'],
  recovery: ['recovery'],
} as const;

export type WordPart = keyof typeof wordParts;
/** Words that the first view does not need. */
export type LaterPart = Exclude<WordPart, 'first'>;

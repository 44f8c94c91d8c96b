/** The themes of game covers. Every motif has several drawings under `motifs/`. */
export const motifs = [
  'dragon',
  'fruit',
  'temple',
  'sea',
  'stars',
  'gems',
  'tiger',
  'lotus',
  'boxing',
  'football',
  'elephant',
  'naga',
  'moon',
  'gold',
  'fire',
  'garden',
] as const;

/** The theme of a game's cover. */
export type Motif = (typeof motifs)[number];

/** What a game's cover is about; every motif has several drawings under `motifs/`. */
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

/** One of the sixteen cover themes. */
export type Motif = (typeof motifs)[number];

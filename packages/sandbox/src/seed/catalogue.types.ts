import type { GameType } from '#api/primitives.ts';
import type { Motif } from '#demo/art/motifs.ts';
import type { LocalText } from '../language.ts';

/** SLT-06: the classifications of slot games. */
export const classifications = ['SLOT', 'TABLE', 'ARCADE', 'VIDEOPOKER', 'SCRATCH'] as const;
export type Classification = (typeof classifications)[number];

export interface CatalogueVendor {
  readonly vassalage: string;
  readonly name: LocalText;
  /** The text of its mark. */
  readonly mark: string;
  readonly gameType: GameType;
  readonly accountTypeId: string;
  /** Index of its colour palette. */
  readonly palette: number;
  readonly isHot: boolean;
}

export interface CatalogueGame {
  readonly nodeId: number;
  readonly vassalage: string;
  readonly gameType: GameType;
  /** '' for a vendor's own lobby. */
  readonly gameCode: string;
  readonly name: LocalText;
  /** The title on its cover: Latin letters, short. */
  readonly title: string;
  /** '' for other types than slots. */
  readonly classification: Classification | '';
  readonly motif: Motif;
  readonly isHot: boolean;
  /** False for an entry that opens a list of games (GAM-02). */
  readonly isGame: boolean;
  readonly minBetSatang: number;
}

export type CatalogueVariant = 'full' | 'empty' | 'longText';

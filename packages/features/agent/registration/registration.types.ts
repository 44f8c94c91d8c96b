import type { ComponentType } from 'react';
import type { DownlineKind } from '#api/agent.ts';
import type { AgentLanding, AgentLink, LinkGame } from '#api/agentRegistration.ts';
import type { ApiError } from '#api/errors.ts';
import type { Remote } from '#core/data/remote.ts';
import type { NewRate, OwnRate, RateTexts } from '../rates/rates.model.ts';
import type { RateTemplatesPart } from '../rates/rateTemplates.types.ts';

/** What the agent may do here, and pass on. */
export interface RegistrationRights {
  /** The kinds of accounts that the agent can open, and make links for. */
  readonly kinds: readonly DownlineKind[];
  readonly links: boolean;
  readonly own: readonly OwnRate[];
  /** The operator’s default, which a new account or link begins with. */
  readonly start: RateTexts;
}

/** An account to open. */
export interface NewAccount {
  readonly username: string;
  readonly nickname: string;
  readonly kind: DownlineKind;
  readonly rates: NewRate[];
}

/** What came of opening an account. The password is in no other answer: it is shown once. */
export type OpenedAccount =
  | { readonly kind: 'opened'; readonly account: string; readonly password: string; readonly href: string }
  /** No usable answer arrived: the account may exist. */
  | { readonly kind: 'unknown'; readonly account: string; readonly password: string; readonly error: ApiError }
  | { readonly kind: 'refused'; readonly error: ApiError };

/** A link as the agent has filled it in. */
export interface NewLink {
  readonly id?: string;
  readonly name: string;
  readonly kind: DownlineKind;
  readonly rates: NewRate[];
  readonly landing: AgentLanding;
  /** For the landing `game` only. */
  readonly game?: LinkGame;
  readonly validUntil: string | null;
  readonly mostUses: number | null;
}

/** The game that a link leads into, and how to choose another. */
export interface LinkGameFields {
  readonly value: LinkGame | null;
  /** Whether a game has to be chosen first. */
  readonly missing: boolean;
  readonly onChange: (game: LinkGame) => void;
}

/** A link with its absolute address; null when it must not be followed. */
export interface LinkRow extends AgentLink {
  readonly href: string | null;
  /** Where those who signed up by it are listed; null on a site without a page of the team. */
  readonly signUpsHref: string | null;
  /** Where their first deposits are listed. */
  readonly firstDepositsHref: string;
}

/** The first deposits of a link in a dialog. */
export interface LinkDepositsPart {
  /** Null closes it. */
  readonly linkId: string | null;
  readonly onClose: () => void;
}

export interface RegistrationScreenProps {
  /** The part that is open first. */
  readonly first: 'open' | 'links' | 'materials';
  readonly rights: Remote<RegistrationRights>;
  readonly links: Remote<{ readonly list: readonly LinkRow[]; readonly totalPages: number; readonly left: number }>;
  readonly pageNo: number;
  /** Today in the site's time zone, yyyy-MM-dd. */
  readonly today: string;
  /** The host of the site, for the texts to share. */
  readonly site: string;
  readonly onOpen: (account: NewAccount) => Promise<OpenedAccount>;
  /** Resolves to null for a success. */
  readonly onSaveLink: (link: NewLink) => Promise<ApiError | null>;
  readonly onLinkState: (id: string, state: 'active' | 'paused' | 'deleted') => Promise<ApiError | null>;
  /** Resolves to false when the browser refused. */
  readonly onCopy: (text: string) => Promise<boolean>;
  /** Saves the QR code of a link as a picture. Resolves to false when the browser could not draw it. */
  readonly onSaveCode: (link: string, code: string) => Promise<boolean>;
  readonly onPage: (pageNo: number) => void;
  /** The link whose first deposits are open; null for none. */
  readonly depositsOf: string | null;
  readonly onDeposits: (linkId: string) => void;
  readonly onCloseDeposits: () => void;
  /** Rates that the agent keeps for the next account or link. */
  readonly Templates: RateTemplatesPart;
  /** Chooses the game that a link leads into. */
  readonly Games: ComponentType<LinkGameFields>;
  /** Pictures and texts that carry a link. */
  readonly Materials: ComponentType;
  /** Lists the first deposits of a link. */
  readonly Deposits: ComponentType<LinkDepositsPart>;
}

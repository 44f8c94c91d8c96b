import type { TableKind } from '#api/launch.ts';
import type { Amount } from '#api/primitives.ts';
import type { VendorPause } from '#core/catalogue/pauseText.ts';
import type { TableView } from '#core/catalogue/tables/tableView.ts';
import type { Remote } from '#core/data/remote.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { TableFavourite } from '../favourites/useTableFavourites.ts';

/** Which tables are listed (RT-05f). Each choice narrows the others. */
export interface TablesChoice {
  /** '' for all games. */
  readonly game: TableKind | '';
  /** Code of a vendor; '' for all. */
  readonly vassalage: string;
  readonly favourite: boolean;
  /** Tables that begin with a low stake. */
  readonly low: boolean;
}

/** A table of the list. */
export interface ListedTable extends TableView {
  /** Null for players who cannot have favourites. */
  readonly favourite: TableFavourite | null;
  /** Opens the lobby of its vendor; null while the vendor is in maintenance. */
  readonly lobbyHref: string | null;
  /** Lists all tables of its vendor. */
  readonly vendorHref: string;
}

/** A tab: the tables of one game, or all. */
export interface GameTab {
  readonly id: TableKind | '';
  readonly href: string;
  /** How many tables it lists with the filters that are chosen; null while they are unknown. */
  readonly count: number | null;
}

/** A filter that is chosen and left again by the same link. */
export interface Filter {
  readonly href: string;
  readonly active: boolean;
}

/** The vendor that the tables are narrowed to. */
export interface ChosenVendor {
  readonly name: string;
  /** Opens its lobby; null while it is in maintenance. */
  readonly lobbyHref: string | null;
  /** Set in maintenance; `until` is null when the end is unknown. */
  readonly maintenance: VendorPause | null;
}

/** The filters above the tables. */
export interface TableFilters {
  /** Null for players who cannot have favourites. A document has it for all, and shows it to players. */
  readonly favourite: Filter | null;
  /** Tables whose least stake is `amount` or less. */
  readonly low: Filter & { readonly amount: Amount };
  readonly vendors: readonly (Filter & {
    readonly vassalage: string;
    readonly name: string;
    readonly mark: string | null;
    readonly inMaintenance: boolean;
  })[];
}

/** Props of `TablesScreen`. */
export interface TablesScreenProps {
  readonly role: Role;
  readonly choice: TablesChoice;
  readonly tabs: readonly GameTab[];
  /** Loading until the vendors are known. */
  readonly filters: Remote<TableFilters>;
  /** Null without a chosen vendor. */
  readonly vendor: ChosenVendor | null;
  /** The address names a vendor that the category does not have. */
  readonly vendorMissing: boolean;
  /** The brand does not offer live tables. */
  readonly notOffered: boolean;
  /** Open tables first. */
  readonly tables: Remote<readonly ListedTable[]>;
  /**
   * The table in the first cell of wide screens: the one that the player opened last (`last`), or the open one with most
   * players. Null without an open table.
   */
  readonly stage: Remote<{ readonly table: ListedTable; readonly last: boolean } | null>;
  /** Whether tables are dealt in a broadcast: none of the list, some, or all. */
  readonly dealers: 'none' | 'some' | 'all';
  /** RSP-03: why the member cannot play now. */
  readonly stop: PlayStop | null;
  /** Lists all tables. */
  readonly allHref: string;
  readonly homeHref: string;
  /** Replaces following a table's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}

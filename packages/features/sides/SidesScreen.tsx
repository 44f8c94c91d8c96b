import { type ReactNode, useState } from 'react';
import type { LayoutBlock, ServiceEntry } from '#api/system.ts';
import type { GameTileView } from '../shared/gameTile.ts';
import type { Remote } from '../shared/remote.ts';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import { Corner } from './parts/Corner.tsx';
import { LeftBar } from './parts/LeftBar.tsx';
import { RightBar } from './parts/RightBar.tsx';
import { useRoom } from './parts/useRoom.ts';

export type SidesBlock = LayoutBlock<'sides'>;

export interface SidesScreenProps {
  /** In the operator's order. */
  readonly blocks: readonly SidesBlock[];
  /** The player's latest games; null for visitors and trial accounts, who have none. */
  readonly recent: Remote<readonly GameTileView[]> | null;
  /** The panel opens: the games are asked for now. */
  readonly onRecent: () => void;
  readonly onOpen: GatedOpen;
  readonly lobbyHref: string;
  /** SID-01b: none for who has no VIP service. */
  readonly vip: readonly ServiceEntry[];
  readonly services: readonly ServiceEntry[];
  /** Called inside the press: it opens a window. */
  readonly onService: (entry: ServiceEntry) => void;
  /** Where the rebate is claimed; null when the operator has none, or the site no place for it. */
  readonly rebateHref: string | null;
  readonly onUpdates: () => void;
}

/** What each part of it needs, and the panel that both of its shapes open. */
export interface SidesPartProps extends SidesScreenProps {
  readonly panelOpen: boolean;
  readonly onPanel: (open: boolean) => void;
}

/**
 * SID-01: shortcuts beside the page. Where the screen leaves room beside the content they stand there, in two slim bars;
 * everywhere else they are one round button.
 */
export function SidesScreen(props: SidesScreenProps): ReactNode {
  const [panelOpen, setPanelOpen] = useState(false);
  const room = useRoom();
  const part: SidesPartProps = {
    ...props,
    panelOpen,
    onPanel(open) {
      if (open) props.onRecent();
      setPanelOpen(open);
    },
  };
  if (!room) return <Corner {...part} />;
  return (
    <>
      <LeftBar {...props} />
      <RightBar {...part} />
    </>
  );
}

import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { AccountMenuItem } from '../accountMenu.model.ts';
import { accountIcon } from './accountIcons.ts';
import { card, cardCorner, grid } from './NavigationSheet.css.ts';
import { useEntryLabel } from './useEntryLabel.ts';
import { useWaitingLabel } from './useWaitingLabel.ts';

interface AccountEntriesProps {
  entries: readonly AccountMenuItem[];
  /** Called when an entry is chosen. */
  onClose: () => void;
}

/** Entries of the account menu (NAV-05) or the wallet (NAV-03g) as cards, for phones. */
export function AccountEntries({ entries, onClose }: AccountEntriesProps) {
  const labelOf = useEntryLabel();
  const waitingOf = useWaitingLabel();
  return (
    <ul className={grid}>
      {entries.map(({ entry, href, onSelect, waiting = 0 }) => {
        const content = (
          <>
            <Icon of={accountIcon(entry)} />
            <span>{labelOf(entry)}</span>
            <span className={cardCorner}>
              <Badge tone="alert" count={waiting} label={waitingOf(entry, waiting)} />
            </span>
          </>
        );
        return (
          <li key={entry}>
            {href === undefined ? (
              <button
                type="button"
                className={card}
                onClick={() => {
                  onClose();
                  onSelect?.();
                }}
              >
                {content}
              </button>
            ) : (
              <Anchor href={href} className={card} onClick={onClose}>
                {content}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}

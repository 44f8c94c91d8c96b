import { Box } from '#ui/Box/Box.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { GameTileView } from '../shared/gameTile.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { TypedSearch } from '../shared/TypedSearch.tsx';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import type { GamesSoFar } from './gamePopup.model.ts';
import { list } from './GamePopupDialog.css.ts';
import { VendorGames } from './parts/VendorGames.tsx';

export interface GamePopupDialogProps {
  readonly open: boolean;
  /** Its name; '' until it is known. */
  readonly vendor: string;
  /** The vendor takes a break. */
  readonly paused: boolean;
  readonly games: Remote<GamesSoFar<GameTileView>>;
  /** What is looked for, trimmed. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onMore: () => void;
  readonly onOpen: GatedOpen;
  readonly onClose: () => void;
}

/** GAM-02, MOD-01: instead of one game, the games of a vendor, to choose from. */
export function GamePopupDialog(props: GamePopupDialogProps) {
  const { open, vendor, paused, games, search, onSearch, onClose } = props;
  const { t } = useTranslation('gamePopup');
  const shared = useTranslation('shared').t;
  return (
    <Dialog
      width="wide"
      open={open}
      onOpenChange={onClose}
      title={t('games', { vendor })}
      description={t('description')}
      closeLabel={shared('close')}
    >
      <Stack gap="none">
        <TypedSearch
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clearSearch')}
          maxLength={60}
          asked={search}
          onAsk={onSearch}
          busy={games.status === 'ready' && games.value.stale}
        />
        {paused && (
          <Box tone="warningSoft" radius="card" padding="sm">
            <Text size="sm">{t('pause')}</Text>
          </Box>
        )}
        <div className={list}>
          <VendorGames {...props} />
        </div>
      </Stack>
    </Dialog>
  );
}

import { Warning } from '#core/components/Warning.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TypedSearch } from '../TypedSearch/TypedSearch.tsx';
import type { GamePopupDialogProps } from './gamePopup.types.ts';
import { list } from './GamePopupDialog.css.ts';
import { VendorGames } from './parts/VendorGames.tsx';

/** A dialog with the games of one vendor, with search and paging (GAM-02, MOD-01). */
export function GamePopupDialog({
  open,
  vendor,
  inMaintenance,
  games,
  search,
  onSearch,
  onMore,
  onOpen,
  onClose,
}: GamePopupDialogProps) {
  const { t } = useTranslation('gamePopup');
  return (
    <Dialog
      width="wide"
      open={open}
      onOpenChange={onClose}
      title={t('games', { vendor })}
      description={t('description')}
      closeLabel={t('common:close')}
    >
      <Stack gap="none">
        <TypedSearch
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clearSearch')}
          maxLength={60}
          value={search}
          onSearch={onSearch}
          busy={games.status === 'ready' && games.value.stale}
        />
        {inMaintenance && <Warning>{t('pause')}</Warning>}
        <div className={list}>
          <VendorGames
            games={games}
            vendor={vendor}
            search={search}
            onSearch={onSearch}
            onMore={onMore}
            onOpen={onOpen}
          />
        </div>
      </Stack>
    </Dialog>
  );
}

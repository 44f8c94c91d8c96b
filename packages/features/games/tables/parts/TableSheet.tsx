import { Heart, LayoutGrid, Store } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { ListedTable } from '../tables.types.ts';

interface TableSheetProps {
  table: ListedTable;
  onClose: () => void;
}

/** What else can be done with a table: its heart, all tables of its vendor, and the vendor's lobby. */
export function TableSheet({ table, onClose }: TableSheetProps) {
  const { t } = useTranslation('tables');
  const { favourite, vendor, lobbyHref, vendorHref } = table;
  return (
    <Dialog
      open
      width="dialog"
      title={table.name}
      closeLabel={t('close')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap="xs">
        {favourite && (
          <Button
            tone="outline"
            fullWidth
            icon={<Icon of={Heart} size="small" />}
            onClick={() => {
              favourite.toggle();
              onClose();
            }}
          >
            {t(favourite.active ? 'removeFavourite' : 'addFavourite')}
          </Button>
        )}
        <ButtonLink
          href={vendorHref}
          tone="outline"
          fullWidth
          icon={<Icon of={LayoutGrid} size="small" />}
          onClick={onClose}
        >
          {t('ofVendor', { vendor })}
        </ButtonLink>
        {lobbyHref !== null && (
          <ButtonLink
            href={lobbyHref}
            tone="outline"
            fullWidth
            icon={<Icon of={Store} size="small" />}
            onClick={onClose}
          >
            {t('lobby', { vendor })}
          </ButtonLink>
        )}
      </Stack>
    </Dialog>
  );
}

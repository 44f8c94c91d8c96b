import { X } from 'lucide-react';
import { keyOf } from '#core/catalogue/slip/heldSlip.ts';
import { OnlineButton } from '#core/components/OnlineButton.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { inset, pickName, pickPrice, pickRow, pickRows } from '../Slip.css.ts';
import type { SlipProps } from '../slip.types.ts';

/** What has been picked, before the slip of the vendor can open, and what it takes to open it. */
export function Picks({ picks, needs, onOpen, onRemove }: Pick<SlipProps, 'picks' | 'needs' | 'onOpen' | 'onRemove'>) {
  const { t } = useTranslation('slip');
  if (picks.length === 0) {
    return (
      <div className={inset}>
        <Text weight="strong">{t('empty.title')}</Text>
        <Text size="sm" tone="muted">
          {t('empty.text')}
        </Text>
      </div>
    );
  }
  return (
    <div className={inset}>
      <ul role="list" aria-label={t('picked')} className={pickRows}>
        {picks.map(({ pick, label }) => (
          <li key={keyOf(pick)} className={pickRow}>
            <span className={pickName}>{label}</span>
            <span className={pickPrice} translate="no">
              {pick.price}
            </span>
            <IconButton
              label={t('remove', { name: label })}
              icon={<Icon of={X} size="small" />}
              onClick={() => onRemove(pick)}
            />
          </li>
        ))}
      </ul>
      {needs !== null && (
        <Text size="sm" tone="muted">
          {t(`needs.${needs}`)}
        </Text>
      )}
      <OnlineButton fullWidth onClick={onOpen}>
        {t('place')}
      </OnlineButton>
    </div>
  );
}

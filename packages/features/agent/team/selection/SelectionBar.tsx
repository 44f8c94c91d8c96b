import { FileDown, Gift, MessageSquare, Percent } from 'lucide-react';
import { mostSelected } from '#api/agentTeam.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { actions, bar, head } from './selection.css.ts';
import type { Picking, WorkName } from './selection.types.ts';

const icons = { message: MessageSquare, envelope: Gift, rates: Percent, export: FileDown } as const;

interface SelectionBarProps {
  picking: Picking;
  /** Leaves out what a phone has no room for. */
  narrow: boolean;
  /** How many accounts the list has over all pages; null while it is not known. */
  total: number | null;
  onWork: (work: WorkName) => void;
}

/** Says how many accounts are picked and what can be done with them. It stays in view below the list. */
export function SelectionBar({ picking, narrow, total, onWork }: SelectionBarProps) {
  const { ids, isTooMany, busy, failure, works, onAll, onClear } = picking;
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const errorText = useRefusalText('agentMany');
  const said = isTooMany ? t('tooMany', { most: formatCount(mostSelected, language) }) : failure && errorText(failure);
  return (
    <div role="group" aria-label={t('selecting')} className={bar}>
      <div className={head}>
        <div role="status">
          <Text as="span" weight="medium">
            {ids.size === 0 ? t('none') : t('selected', { count: formatCount(ids.size, language) })}
          </Text>
        </div>
        {total !== null && total > 0 && (
          <Button tone="soft" size="small" busy={busy} onClick={onAll}>
            {t('all', { count: formatCount(total, language) })}
          </Button>
        )}
        {ids.size > 0 && (
          <Button tone="quiet" size="small" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
      <div role="alert">{said !== null && <Text size="sm">{said}</Text>}</div>
      <div role="group" aria-label={t('actions.label')} className={actions}>
        {works.map((work) => (
          <Button
            key={work}
            tone={work === 'message' ? 'accent' : 'outline'}
            size="small"
            {...(!narrow && { icon: <Icon of={icons[work]} size="small" /> })}
            disabled={ids.size === 0 || isTooMany}
            aria-haspopup="dialog"
            onClick={() => onWork(work)}
          >
            {t(`actions.${work}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

import { Sparkles } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { SidesScreenProps } from '../SidesScreen.tsx';
import { bar, sides } from './bars.css.ts';
import { SideButton } from './SideButton.tsx';

/** SID-01d: news are on their way, and it says so. */
export function LeftBar({ blocks, onUpdates }: Pick<SidesScreenProps, 'blocks' | 'onUpdates'>) {
  const { t } = useTranslation('service');
  if (!blocks.includes('updates')) return null;
  const shortcut = {
    id: 'updates',
    block: 'updates',
    label: t('sides.updates'),
    icon: Sparkles,
    onSelect: onUpdates,
  } as const;
  return (
    <aside aria-label={t('sides.left')} className={sides.left}>
      <div className={bar}>
        <SideButton shortcut={shortcut} />
      </div>
    </aside>
  );
}

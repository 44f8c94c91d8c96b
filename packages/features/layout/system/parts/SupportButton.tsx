import { Headset } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { SupportProps } from '../system.types.ts';

interface SupportButtonProps extends SupportProps {
  /** @default 'outline' */
  tone?: 'outline' | 'accent';
}

/** Button that opens customer service; renders nothing without one. */
export function SupportButton({ onSupport, tone = 'outline' }: SupportButtonProps) {
  const { t } = useTranslation('system');
  if (onSupport === undefined) return null;
  return (
    <Button tone={tone} icon={<Icon of={Headset} size="small" />} onClick={onSupport}>
      {t('support')}
    </Button>
  );
}

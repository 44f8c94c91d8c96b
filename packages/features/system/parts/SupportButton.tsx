import { Headset } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';

/** Customer service (SYS-02d, SYS-03d). */
export interface SupportProps {
  /** Opens it, in a window of its own; undefined where the site has no way to reach anybody. */
  readonly onSupport?: (() => void) | undefined;
}

interface SupportButtonProps extends SupportProps {
  /** @default 'outline' */
  tone?: 'outline' | 'accent';
}

/** Nothing, without a way to reach anybody. */
export function SupportButton({ onSupport, tone = 'outline' }: SupportButtonProps) {
  const { t } = useTranslation('system');
  if (onSupport === undefined) return null;
  return (
    <Button tone={tone} icon={<Icon of={Headset} size="small" />} onClick={onSupport}>
      {t('support')}
    </Button>
  );
}

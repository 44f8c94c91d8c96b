import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';

/** Customer service (SYS-02d, SYS-03d), where the site has a way to reach it. */
export interface SupportProps {
  readonly supportHref?: string;
  /** Wins over the address. */
  readonly onSupport?: () => void;
}

interface SupportButtonProps extends SupportProps {
  /** @default 'outline' */
  tone?: 'outline' | 'accent';
}

/** Nothing, without a way to reach anybody. */
export function SupportButton({ supportHref, onSupport, tone = 'outline' }: SupportButtonProps) {
  const { t } = useTranslation('system');
  const look = { tone, icon: <Icon of={Headset} size="small" />, children: t('support') };
  if (onSupport !== undefined) return <Button {...look} onClick={onSupport} />;
  return supportHref === undefined ? null : <ButtonLink {...look} href={supportHref} />;
}

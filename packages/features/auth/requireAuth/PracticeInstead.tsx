import { Dices } from 'lucide-react';
import { usePracticePath } from '#core/catalogue/practice.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';

export interface PracticeInsteadProps {
  /** Path of the game that waits for the login. */
  readonly wanted: string;
  /** Called when the link is followed. */
  readonly onFollow: () => void;
}

/** Link to a game in practice mode, with play money, where the operator enables free play (LGN-12); otherwise nothing. */
export function PracticeInstead({ wanted, onFollow }: PracticeInsteadProps) {
  const { t } = useTranslation('login');
  const href = usePracticePath(wanted);
  if (href === null) return null;
  return (
    <ButtonLink href={href} tone="soft" fullWidth icon={<Icon of={Dices} size="small" />} onClick={() => onFollow()}>
      {t('practise')}
    </ButtonLink>
  );
}

import { Dices } from 'lucide-react';
import { usePracticePath } from '#core/catalogue/practice.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { offer } from './PracticeOffer.css.ts';

export interface PracticeOfferProps {
  /** Path of the game in practice mode. Null draws nothing. */
  readonly href: string | null;
  /** Called when the link is followed. */
  readonly onFollow: () => void;
}

/** Link to a game in practice mode, with play money (LGN-12). */
export function PracticeOffer({ href, onFollow }: PracticeOfferProps) {
  const { t } = useTranslation('login');
  if (href === null) return null;
  return (
    <div className={offer}>
      <ButtonLink href={href} tone="soft" fullWidth icon={<Icon of={Dices} size="small" />} onClick={() => onFollow()}>
        {t('practise')}
      </ButtonLink>
    </div>
  );
}

/** `PracticeOffer` for the game at the path `wanted`, where the operator enables free play. */
export function PracticeInstead({
  wanted,
  onFollow,
}: Pick<PracticeOfferProps, 'onFollow'> & { wanted: string | null }) {
  return <PracticeOffer href={usePracticePath(wanted)} onFollow={onFollow} />;
}

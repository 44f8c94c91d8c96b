import { Dices } from 'lucide-react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { usePracticePath } from '../shared/practice.ts';
import { offer } from './PracticeOffer.css.ts';

export interface PracticeOfferProps {
  /** The game for practice; nothing is drawn for null. */
  readonly href: string | null;
  /** The game for practice is on its way. */
  readonly onFollow: () => void;
}

/** LGN-12: whoever may not open a game may practise it, with credits that are no money. */
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

/** The same for the game at an address, where the operator has free play. */
export function PracticeInstead({
  wanted,
  onFollow,
}: Pick<PracticeOfferProps, 'onFollow'> & { wanted: string | null }) {
  return <PracticeOffer href={usePracticePath(wanted)} onFollow={onFollow} />;
}

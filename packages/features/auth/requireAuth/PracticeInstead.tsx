import { Dices } from 'lucide-react';
import { usePracticePath } from '#core/catalogue/practice.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { routeOf } from '#core/routing/routes.ts';
import { safeReturnPath } from '#core/security/safeUrl.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';

export interface PracticeInsteadProps {
  /** Path of the game that waits for the login. */
  readonly wanted: string;
  /** Called when the link is followed. */
  readonly onFollow: () => void;
}

/**
 * Link to the offer of a game with play money, where the operator enables free play (LGN-12); otherwise nothing. The offer
 * says that the credits are no money and asks for the age with the tap that starts the game.
 */
export function PracticeInstead({ wanted, onFollow }: PracticeInsteadProps) {
  const { t } = useTranslation('login');
  const { origin } = usePlatform();
  const { pathname, search } = useLocation();
  if (usePracticePath(wanted) === null) return null;
  // Over the page that had the game, not over the login.
  const here = routeOf(pathname) === 'login' ? paths.home() : pathname + search;
  const from = safeReturnPath(new URL(wanted, origin).searchParams.get('from'), origin) ?? here;
  return (
    <ButtonLink
      href={paths.tryGame(from, wanted)}
      tone="soft"
      fullWidth
      icon={<Icon of={Dices} size="small" />}
      onClick={() => onFollow()}
    >
      {t('practise')}
    </ButtonLink>
  );
}

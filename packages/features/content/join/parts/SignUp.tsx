import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { JoinScreenProps } from '../join.types.ts';

interface SignUpProps extends Pick<JoinScreenProps, 'isMember' | 'registerHref' | 'referralHref' | 'onRegister'> {
  /** The invitation of the link is valid. */
  invited: boolean;
}

/** The way to the sign-up, the one golden button of the page; for members, what an invitation is not for. */
export function SignUp({ invited, isMember, registerHref, referralHref, onRegister }: SignUpProps) {
  const { t } = useTranslation('join');
  if (isMember) {
    return (
      <Stack as="section" gap="xs">
        <Heading level={2} size="lg">
          {t('member')}
        </Heading>
        <Text>{t('memberText')}</Text>
        {referralHref !== null && <Link href={referralHref}>{t('ownInvites')}</Link>}
      </Stack>
    );
  }
  const label = t(invited ? 'registerWith' : 'register');
  return registerHref === null ? (
    <Button tone="money" fullWidth onClick={onRegister}>
      {label}
    </Button>
  ) : (
    <ButtonLink tone="money" fullWidth href={registerHref}>
      {label}
    </ButtonLink>
  );
}

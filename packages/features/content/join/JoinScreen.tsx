import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Apps } from '../download/parts/Apps.tsx';
import { InBrowser } from '../download/parts/InBrowser.tsx';
import type { Invitation, JoinScreenProps } from './join.types.ts';
import { title } from './JoinScreen.css.ts';
import { Gift } from './parts/Gift.tsx';
import { SignUp } from './parts/SignUp.tsx';

/** The page of an invitation (RT-11c): who invites, what one gets, the rule and the age, the sign-up, then the apps. */
export function JoinScreen({ invitation, apps, ...props }: JoinScreenProps) {
  const { t } = useTranslation('join');
  const signUp = (invited: boolean) => (
    <SignUp
      invited={invited}
      isMember={props.isMember}
      registerHref={props.registerHref}
      referralHref={props.referralHref}
      minAge={props.minAge}
      onRegister={props.onRegister}
    />
  );
  return (
    <Stack gap="lg">
      {invitation.status === 'ready' ? (
        <Card as="section" padding="lg">
          <Stack gap="lg">
            <Head invitation={invitation.value} />
            {invitation.value.state === 'valid' && !props.isMember && invitation.value.rule !== null && (
              <Gift rule={invitation.value.rule} />
            )}
            {signUp(invitation.value.state === 'valid')}
          </Stack>
        </Card>
      ) : (
        <>
          <Heading level={1}>{t('title')}</Heading>
          <RemoteView
            remote={invitation}
            failed={t('failed')}
            skeleton={
              <Card padding="lg">
                <Skeleton shape="text" lines={8} />
              </Card>
            }
          >
            {() => null}
          </RemoteView>
          {invitation.status === 'failed' && (
            <Stack gap="md">
              <Text>{t('failedRegister')}</Text>
              {signUp(false)}
            </Stack>
          )}
        </>
      )}
      <Apps apps={apps.apps} device={apps.device} homeHref={apps.homeHref} />
      {apps.apps.status !== 'loading' && <InBrowser />}
    </Stack>
  );
}

/** Who invites, or that nobody does. */
function Head({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('join');
  const words = () => {
    if (invitation.state !== 'valid') return [t(invitation.state), t(`${invitation.state}Text`)] as const;
    const { name, byAgent } = invitation;
    return byAgent
      ? ([t('invitedByAgent', { name }), t('agentText')] as const)
      : ([t('invited', { name }), t('text')] as const);
  };
  const [heading, text] = words();
  return (
    <header className={title}>
      <Heading level={1}>{heading}</Heading>
      <Text tone="muted">{text}</Text>
    </header>
  );
}

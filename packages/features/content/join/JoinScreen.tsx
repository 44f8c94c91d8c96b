import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { classes } from '#ui/Box/element.ts';
import { showcase } from '#ui/Box/showcase.css.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { Invitation, JoinScreenProps } from './join.types.ts';
import { invite, page, picture } from './JoinScreen.css.ts';
import { Gains } from './parts/Gains.tsx';
import { Gifts } from './parts/Gifts.tsx';
import { SignUp } from './parts/SignUp.tsx';
import { Terms } from './parts/Terms.tsx';

/** The page of an invitation (RT-11c): who invites, what both get, the sign-up, the rule and the age. Without one, what the site offers. */
export function JoinScreen({ invitation, gains, ...props }: JoinScreenProps) {
  const { t } = useTranslation('join');
  const found = invitation.status === 'ready' ? invitation.value : null;
  const invited = found?.state === 'valid';
  const rule = invited && !props.isMember ? found.rule : null;
  return (
    <div className={page}>
      {found !== null && <Head invitation={found} isMember={props.isMember} />}
      {found === null && <Heading level={1}>{t('title')}</Heading>}
      {invitation.status === 'loading' && (
        <LoadingArea>
          <Card padding="lg">
            <Skeleton shape="text" lines={8} />
          </Card>
        </LoadingArea>
      )}
      {invitation.status === 'failed' && invitation.error.kind !== 'absent' && (
        <>
          <FailedState title={t('failed')} failed={invitation} />
          <Text>{t('failedRegister')}</Text>
        </>
      )}
      {invitation.status !== 'loading' && (
        <>
          <SignUp {...props} invited={invited} />
          {!props.isMember && !invited && gains !== null && <Gains gains={gains} />}
          {!props.isMember && <Terms rule={rule} minAge={props.minAge} />}
        </>
      )}
    </div>
  );
}

/** Who invites and what both get, or that nobody does. */
function Head({ invitation, isMember }: { invitation: Invitation } & Pick<JoinScreenProps, 'isMember'>) {
  const { t } = useTranslation('join');
  if (invitation.state !== 'valid') {
    return (
      <section className={classes(invite, showcase)}>
        <Heading level={1}>{t(invitation.state)}</Heading>
        <Text tone="muted">{t(`${invitation.state}Text`)}</Text>
      </section>
    );
  }
  const { name, byAgent, rule } = invitation;
  return (
    <section className={classes(invite, showcase)}>
      <span className={picture}>
        <Avatar name={name} size="large" decorative {...(invitation.picture !== null && { src: invitation.picture })} />
      </span>
      <Heading level={1}>{t(byAgent ? 'invitedByAgent' : 'invited', { name })}</Heading>
      <Text size="sm" tone="muted">
        {t(byAgent ? 'agentText' : 'text')}
      </Text>
      {!isMember && rule !== null && <Gifts rule={rule} />}
    </section>
  );
}

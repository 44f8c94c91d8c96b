import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { type MemberLogin, type MemberSession, type MemberSessionsValue, otherSessions } from '#api/memberSessions.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { LoginHistoryList } from './LoginHistoryList.tsx';
import { DeviceIcon, Place, useDeviceName } from './Place.tsx';
import type { SessionQuestion, SessionsCardProps } from './sessions.types.ts';
import { entry, list as listClass, textColumn } from './SessionsCard.css.ts';

const EndSessionDialog = lazyComponent(async () => (await import('./EndSessionDialog.tsx')).EndSessionDialog);

/** The devices that are logged in, the login before this one, and the latest logins (SEC-01). */
export function SessionsCard({ sessions, history, credential, onEnd, onHistory }: SessionsCardProps) {
  const { t } = useTranslation('sessions');
  const [question, setQuestion] = useState<{ asked: SessionQuestion; open: boolean } | null>(null);
  // Keeps the device in the title during the exit animation.
  const close = () => setQuestion(question && { ...question, open: false });
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <RemoteView compact remote={sessions} failed={t('failed')} skeleton={<Skeleton shape="text" lines={6} />}>
        {(value) => (
          <>
            <Previous login={value.previous} />
            <Sessions value={value} onAsk={(asked) => setQuestion({ asked, open: true })} />
          </>
        )}
      </RemoteView>
      {history === null ? (
        <Inline>
          <Button tone="quiet" onClick={onHistory}>
            {t('showHistory')}
          </Button>
        </Inline>
      ) : (
        <LoginHistoryList history={history} />
      )}
      {question !== null && (
        <LazyDialogSection open={question.open} onClose={close}>
          <EndSessionDialog
            open={question.open}
            question={question.asked}
            credential={credential}
            onEnd={onEnd}
            onClose={close}
          />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

function Previous({ login }: { login: MemberLogin | null }) {
  const language = useLanguage();
  const { t } = useTranslation('sessions');
  const nameOf = useDeviceName();
  if (login === null) return <Text size="sm">{t('noEarlier')}</Text>;
  return (
    <Card padding="sm">
      <span className={textColumn}>
        <Text as="span" size="sm" tone="muted">
          {t('previous')}
        </Text>
        <Text as="span" weight="medium">
          {formatMoment(Date.parse(login.at), language)}
        </Text>
        <Text as="span" size="sm">
          {nameOf(login.device)}
        </Text>
        <Place place={login.place} ip={login.ip} />
      </span>
    </Card>
  );
}

interface SessionsProps {
  value: MemberSessionsValue;
  onAsk: (question: SessionQuestion) => void;
}

function Sessions({ value, onAsk }: SessionsProps) {
  const { t } = useTranslation('sessions');
  const others = value.list.filter(({ current }) => !current);
  return (
    <>
      <ul role="list" className={listClass} aria-label={t('devices')}>
        {value.list.map((session) => (
          <Session key={session.id} session={session} onEnd={() => onAsk(session)} />
        ))}
      </ul>
      {others.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('onlyThis')}
        </Text>
      ) : (
        <Inline>
          <Button
            tone="outline"
            icon={<Icon of={LogOut} size="small" />}
            aria-haspopup="dialog"
            onClick={() => onAsk(otherSessions)}
          >
            {t('endOthers')}
          </Button>
        </Inline>
      )}
    </>
  );
}

interface SessionProps {
  session: MemberSession;
  onEnd: () => void;
}

function Session({ session, onEnd }: SessionProps) {
  const language = useLanguage();
  const { t } = useTranslation('sessions');
  const { device, deviceKind, place, ip, since, lastSeen, current } = session;
  const name = useDeviceName()(device);
  const at = (moment: string) => ({ time: formatMoment(Date.parse(moment), language) });
  return (
    <li className={entry}>
      <DeviceIcon kind={deviceKind} />
      <span className={textColumn}>
        <Inline gap="xs">
          <Text as="span" weight="medium">
            {name}
          </Text>
          {current && <Badge tone="positive">{t('thisDevice')}</Badge>}
        </Inline>
        <Place place={place} ip={ip} />
        {!current && (
          <Text as="span" size="sm" tone="muted">
            {t('lastSeen', at(lastSeen))}
          </Text>
        )}
        <Text as="span" size="sm" tone="muted">
          {t('since', at(since))}
        </Text>
        {!current && (
          <Inline gap="xs">
            <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={onEnd}>
              <span>{t('end')}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </Inline>
        )}
      </span>
    </li>
  );
}

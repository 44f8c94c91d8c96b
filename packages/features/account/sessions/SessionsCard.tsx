import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { type MemberLogin, type MemberSession, type MemberSessionsValue, otherSessions } from '#api/memberSessions.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { LoginHistoryList } from './LoginHistoryList.tsx';
import { DeviceIcon, Place, useDeviceName } from './Place.tsx';
import type { SessionsCardProps } from './sessions.types.ts';
import { entry, list as listClass, textColumn } from './SessionsCard.css.ts';

/** What the player is asked about: one session, or all others. */
type Question = MemberSession | typeof otherSessions;

/** The devices that are logged in, the login before this one, and the latest logins (SEC-01). */
export function SessionsCard({ sessions, history, language, onEnd, onHistory }: SessionsCardProps) {
  const { t } = useTranslation('sessions');
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <RemoteView compact remote={sessions} failed={t('failed')} skeleton={<Skeleton shape="text" lines={6} />}>
        {(value) => (
          <>
            <Previous login={value.previous} language={language} />
            <Sessions value={value} language={language} onAsk={setQuestion} />
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
        <LoginHistoryList history={history} language={language} />
      )}
      <EndSession question={question} onEnd={onEnd} onClose={() => setQuestion(null)} />
    </Stack>
  );
}

function Previous({ login, language }: { login: MemberLogin | null; language: OfferedLanguage }) {
  const { t } = useTranslation('sessions');
  const nameOf = useDeviceName();
  if (login === null) return <Text size="sm">{t('noEarlier')}</Text>;
  return (
    <Box tone="sunken" radius="card" padding="sm">
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
    </Box>
  );
}

interface SessionsProps {
  value: MemberSessionsValue;
  language: OfferedLanguage;
  onAsk: (question: Question) => void;
}

function Sessions({ value, language, onAsk }: SessionsProps) {
  const { t } = useTranslation('sessions');
  const others = value.list.filter(({ current }) => !current);
  return (
    <>
      <ul role="list" className={listClass} aria-label={t('devices')}>
        {value.list.map((session) => (
          <Session key={session.id} session={session} language={language} onEnd={() => onAsk(session)} />
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
  language: OfferedLanguage;
  onEnd: () => void;
}

function Session({ session, language, onEnd }: SessionProps) {
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

interface EndSessionProps extends Pick<SessionsCardProps, 'onEnd'> {
  question: Question | null;
  onClose: () => void;
}

/** Asks before a device is logged out. */
function EndSession({ question, onEnd, onClose }: EndSessionProps) {
  const { t } = useTranslation('sessions');
  const shared = useTranslation('common').t;
  const errorText = useErrorText();
  const nameOf = useDeviceName();
  const toast = useToast();
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Keeps the device in the title during the exit animation.
  const shown = usePresence(question);
  const all = shown === otherSessions;
  const end = async (): Promise<boolean> => {
    if (question === null) return true;
    setFailure(null);
    const answer = await onEnd(question === otherSessions ? otherSessions : question.id);
    if (answer.ok) toast.show({ id: 'sessions', tone: 'positive', text: t(all ? 'endedOthers' : 'ended') });
    else setFailure(answer.error);
    return answer.ok;
  };
  const uncertain = failure !== null && 'outcomeUnknown' in failure && failure.outcomeUnknown;
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={onClose}
      onBeforeOpen={() => setFailure(null)}
      tone="negative"
      title={all ? t('endOthersTitle') : t('endTitle', { device: nameOf(shown?.device ?? '') })}
      text={t(all ? 'endOthersText' : 'endText')}
      confirmLabel={t(all ? 'endOthers' : 'endDo')}
      cancelLabel={shared('cancel')}
      onConfirm={end}
    >
      {failure !== null && (
        <ErrorState size="compact" announce title={errorText(failure)} text={uncertain ? t('maybeEnded') : undefined} />
      )}
    </ConfirmDialog>
  );
}

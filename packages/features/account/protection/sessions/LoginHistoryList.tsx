import { CircleCheck, CircleX } from 'lucide-react';
import type { MemberLogin, loginMethods } from '#api/memberSessions.ts';
import { wordOf } from '#api/open.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Place, useDeviceName } from './Place.tsx';
import type { LoginHistory } from './sessions.types.ts';
import { entry, list, textColumn } from './SessionsCard.css.ts';

interface LoginHistoryListProps {
  history: LoginHistory;
}

/** The latest logins and refused attempts, with pages. */
export function LoginHistoryList({ history }: LoginHistoryListProps) {
  const { t } = useTranslation('sessions');
  return (
    <Stack gap="sm">
      <Heading level={4} size="md">
        {t('history')}
      </Heading>
      <RemoteView
        compact
        remote={history.page}
        failed={t('historyFailed')}
        skeleton={<Skeleton shape="text" lines={6} />}
      >
        {({ list: logins, totalPages }, refreshing) =>
          totalPages === 0 ? (
            <Text tone="muted">{t('historyEmpty')}</Text>
          ) : (
            <>
              <Text size="sm">{t('historyText')}</Text>
              <ul role="list" className={list} aria-busy={refreshing}>
                {logins.map((login) => (
                  <Login key={`${login.at} ${login.ip}`} login={login} />
                ))}
              </ul>
              <Pages
                label={t('pages')}
                page={history.pageNo}
                totalPages={totalPages}
                busy={refreshing}
                onPage={history.onPage}
              />
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}

function Login({ login }: { login: MemberLogin }) {
  const language = useLanguage();
  const { t } = useTranslation('sessions');
  const nameOf = useDeviceName();
  const { at, device, place, ip, outcome } = login;
  const refused = outcome === 'refused';
  return (
    <li className={entry}>
      <Icon of={refused ? CircleX : CircleCheck} />
      <span className={textColumn}>
        <Text as="time" weight="medium">
          {formatMoment(Date.parse(at), language)}
        </Text>
        <Text as="span" size="sm">
          {`${nameOf(device)} · ${methodText(login.method, (method) => t(`methods.${method}`))}`}
        </Text>
        <Place place={place} ip={ip} />
        {outcome !== 'accepted' && (
          <Inline gap="xs">
            <Badge tone={refused ? 'negative' : 'neutral'}>{refused ? t('refused') : wordOf(outcome)}</Badge>
          </Inline>
        )}
      </span>
    </li>
  );
}

type Method = (typeof loginMethods)[number];

/** A method that the site does not know is shown in the platform's word. */
const methodText = (method: MemberLogin['method'], known: (method: Method) => string): string =>
  typeof method === 'string' ? known(method) : method.other;

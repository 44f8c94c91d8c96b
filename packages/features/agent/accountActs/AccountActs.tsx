import { useState } from 'react';
import type { DownlineAction } from '#api/agentTeam.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { FirstPassword } from '../firstPassword/FirstPassword.tsx';
import type { AccountActsProps, SetPassword } from './accountActs.types.ts';
import { KindDialog } from './parts/KindDialog.tsx';
import { PauseDialog } from './parts/PauseDialog.tsx';
import { ResetDialog } from './parts/ResetDialog.tsx';
import { ResumeDialog } from './parts/ResumeDialog.tsx';

type Act = 'pause' | 'resume' | 'reset' | 'promote' | 'demote';

/** What an agent can do with an account itself (AGT-09). Each act is asked about first; nothing where none is possible. */
export function AccountActs(props: AccountActsProps) {
  const { downline } = props.detail;
  const { account, paused } = downline;
  const { t } = useTranslation('agentAccounts');
  const [asked, setAsked] = useState<Act | null>(null);
  const [set, setSet] = useState<SetPassword | null>(null);
  // Each opening is a form of its own, which keeps its texts during the exit animation.
  const [times, setTimes] = useState(0);
  const shown = usePresence(asked);
  const can = (action: DownlineAction): boolean => downline.actions.includes(action);
  const acts: readonly { readonly key: string; readonly act: Act | null }[] = [
    { key: 'pause', act: !can('pause') ? null : paused === null ? 'pause' : 'resume' },
    { key: 'reset', act: can('reset') ? 'reset' : null },
    // One button for both ways, so that it keeps the focus when the act has changed what it does.
    { key: 'kind', act: can('promote') ? 'promote' : can('demote') ? 'demote' : null },
  ];
  if (set === null && acts.every(({ act }) => act === null)) return null;
  const dialog = { ...props, open: asked !== null, onClose: () => setAsked(null) };
  return (
    <Stack gap="sm">
      <Heading level={4} size="md">
        {t('title')}
      </Heading>
      {set !== null && (
        <FirstPassword
          account={account}
          password={set.password}
          title={t('reset.done', { account })}
          unknown={set.unknown && { error: set.unknown, text: t('reset.unknownText') }}
          onCopy={props.onCopy}
          actions={
            <Button tone="outline" onClick={() => setSet(null)}>
              {t('reset.close')}
            </Button>
          }
        />
      )}
      <Inline>
        {acts.map(
          ({ key, act }) =>
            act !== null && (
              <Button
                key={key}
                tone="outline"
                size="small"
                aria-haspopup="dialog"
                onClick={() => {
                  setTimes(times + 1);
                  setAsked(act);
                }}
              >
                {t(`${act}.do`)}
              </Button>
            ),
        )}
      </Inline>
      {shown === 'pause' && <PauseDialog key={times} {...dialog} />}
      {shown === 'resume' && <ResumeDialog key={times} {...dialog} />}
      {shown === 'reset' && <ResetDialog key={times} {...dialog} onSet={setSet} />}
      {(shown === 'promote' || shown === 'demote') && <KindDialog key={times} {...dialog} act={shown} />}
    </Stack>
  );
}

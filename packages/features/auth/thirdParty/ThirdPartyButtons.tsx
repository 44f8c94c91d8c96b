import type { ThirdParty } from '#api/primitives.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { marks } from './marks.tsx';
import type { ThirdPartyProblem, ThirdPartyProps } from './thirdParty.types.ts';
import { buttons, or } from './ThirdPartyButtons.css.ts';

/** Brand names, the same in every language. */
const names: Readonly<Record<ThirdParty, string>> = { line: 'LINE', facebook: 'Facebook', google: 'Google' };

/** One sign-in button per provider (LGN-10). Draws nothing when there are none. */
export function ThirdPartyButtons({ providers, busy, problem, onPress }: ThirdPartyProps) {
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  if (providers.length === 0) return null;
  return (
    <Stack gap="sm">
      <div className={or} aria-hidden>
        {t('others.or')}
      </div>
      {problem !== null && <ErrorState size="compact" announce title={problemText(problem)} />}
      <div role="group" aria-label={t('others.label')} className={buttons}>
        {providers.map((provider) => (
          <Button
            key={provider}
            tone="outline"
            fullWidth
            busy={busy === provider}
            disabled={busy !== null && busy !== provider}
            icon={<Icon of={marks[provider]} />}
            onClick={() => onPress(provider)}
          >
            {t('others.with', { name: names[provider] })}
          </Button>
        ))}
      </div>
    </Stack>
  );
}

function useProblemText(): (problem: ThirdPartyProblem) => string {
  const { t } = useTranslation('errors');
  const errorText = useErrorText();
  return (problem) => {
    switch (problem.kind) {
      case 'call':
        return errorText(problem.error);
      case 'blocked':
        return t('popupBlocked');
      case 'cancelled':
        return t('signInCancelled');
      case 'unavailable':
        return t('operationNotAllowed');
    }
  };
}

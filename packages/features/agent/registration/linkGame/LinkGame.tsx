import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { SearchInput } from '#ui/SearchInput/SearchInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { pair } from '../RegistrationScreen.css.ts';
import type { LinkGameProps } from './linkGame.types.ts';

/** Searches for the game that a link leads into, and chooses it among those that were found. */
export function LinkGame({ value, missing, types, type, text, games, onType, onText, onChange }: LinkGameProps) {
  const { t } = useTranslation('agentRegister');
  return (
    <Stack gap="md">
      <div className={pair}>
        <Select
          label={t('games.kind')}
          options={types.map((each) => ({ value: each, label: t(`common:gameTypes.${each}`) }))}
          value={type}
          onChange={onType}
        />
        <SearchInput
          label={t('games.search')}
          labelHidden={false}
          clearLabel={t('games.clear')}
          maxLength={60}
          busy={games.status === 'loading' || (games.status === 'ready' && games.refreshing)}
          value={text}
          onChange={onText}
        />
      </div>
      <RemoteView level={3} remote={games} failed={t('games.failed')} skeleton={<Skeleton shape="text" lines={2} />}>
        {(found) => {
          const isListed = found.some(({ nodeId }) => nodeId === value?.nodeId);
          return (
            <Select
              required
              label={t('games.game')}
              placeholder={t('games.choose')}
              hint={found.length === 0 ? t('games.none') : undefined}
              error={missing ? t('problems.game') : undefined}
              options={[
                // The chosen one stays, whatever is searched for.
                ...(value === null || isListed ? [] : [{ value: String(value.nodeId), label: value.name }]),
                ...found.map(({ nodeId, name, vendor }) => ({
                  value: String(nodeId),
                  label: t('games.option', { name, vendor }),
                })),
              ]}
              value={value === null ? '' : String(value.nodeId)}
              onChange={(chosen) => {
                const game = found.find(({ nodeId }) => String(nodeId) === chosen);
                if (game === undefined) return;
                const { vendor: _, ...rest } = game;
                onChange(rest);
              }}
            />
          );
        }}
      </RemoteView>
    </Stack>
  );
}

import type { Translate } from '#core/i18n/translate.ts';
import type { RootStatus } from '#core/site/site.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

/** Why the site is closed (SYS-01). */
export type ClosedBecause = Exclude<RootStatus, 'normal'>;

interface ClosedNoteProps {
  t: Translate<'system'>;
  /** The language of the texts: `th` or `en`. */
  lang: string;
  because: ClosedBecause;
}

/** What a document of a closed site says in a language that the page itself is not in. Shown without scripts only. */
export function ClosedNote({ t, lang, because }: ClosedNoteProps) {
  return (
    <noscript>
      <section lang={lang}>
        <Stack gap="sm">
          <Heading level={2} align="center">
            {t(`${because}.title`)}
          </Heading>
          <Text align="center">{t(`${because}.info`)}</Text>
        </Stack>
      </section>
    </noscript>
  );
}

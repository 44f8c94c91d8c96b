import { Globe } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { hint, methods, textColumn } from './InBrowser.css.ts';

/** How to add the site to the home screen, for players without an app. */
export function InBrowser() {
  const { t } = useTranslation('download');
  const id = useId();
  return (
    <Box as="section" tone="accentSoft" radius="card" padding="lg" aria-labelledby={id}>
      <div className={hint}>
        <Icon of={Globe} size="xlarge" />
        <div className={textColumn}>
          <Heading level={2} size="lg" id={id}>
            {t('browser.title')}
          </Heading>
          <Text>{t('browser.text')}</Text>
          <ul role="list" className={methods}>
            {(['android', 'ios'] as const).map((kind) => (
              <li key={kind}>{t(`browser.${kind}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Box>
  );
}

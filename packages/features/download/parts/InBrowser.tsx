import { Globe } from 'lucide-react';
import { useId } from 'react';
import { Box } from '#ui/Box/Box.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { appKinds } from '../download.model.ts';
import { hint, ways, wording } from './InBrowser.css.ts';

/** For who does not want an app, or whose device has none: the site on the home screen. */
export function InBrowser() {
  const { t } = useTranslation('content');
  const id = useId();
  return (
    <Box as="section" tone="accentSoft" radius="card" padding="lg" aria-labelledby={id}>
      <div className={hint}>
        <Icon of={Globe} size="xlarge" />
        <div className={wording}>
          <Heading level={2} size="lg" id={id}>
            {t('download.browser.title')}
          </Heading>
          <Text>{t('download.browser.text')}</Text>
          <ul role="list" className={ways}>
            {appKinds.map((kind) => (
              <li key={kind}>{t(`download.browser.${kind}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Box>
  );
}

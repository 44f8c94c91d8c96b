import { useState } from 'react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';
import { MaterialPicture } from './MaterialPicture.tsx';
import { pictures } from './Materials.css.ts';
import { type MaterialsProps, materialFormatNames } from './materials.types.ts';

/** What an agent takes to be found by: a link as address, text, QR code and pictures that carry its code (GEN-05e). */
export function MaterialsView({ links, ...props }: MaterialsProps) {
  const { t } = useTranslation('agentMaterials');
  const [chosen, setChosen] = useState('');
  return (
    <RemoteView level={3} remote={links} failed={t('failed')} skeleton={<Skeleton shape="text" lines={8} />}>
      {(list) => {
        const link = list.find(({ id }) => id === chosen) ?? list[0];
        if (link === undefined) return <EmptyState level={3} title={t('noLinks')} text={t('noLinksText')} />;
        return (
          <Stack gap="md">
            <Text tone="muted">{t('text')}</Text>
            <Select
              label={t('link')}
              options={list.map(({ id, name, code }) => ({ value: id, label: t('linkName', { name, code }) }))}
              value={link.id}
              onChange={setChosen}
            />
            <ShareLink
              href={link.href}
              code={link.code}
              site={props.site}
              onCopy={props.onCopy}
              onSaveCode={props.onSaveCode}
            />
            <Heading level={3} size="md">
              {t('pictures')}
            </Heading>
            <ul role="list" className={pictures}>
              {materialFormatNames.map((format) => (
                <li key={format}>
                  <MaterialPicture
                    format={format}
                    link={link}
                    brand={props.brand}
                    minAge={props.minAge}
                    site={props.site}
                    onSavePicture={props.onSavePicture}
                  />
                </li>
              ))}
            </ul>
          </Stack>
        );
      }}
    </RemoteView>
  );
}

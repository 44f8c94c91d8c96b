import { Apple, Bot, Download } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { QrCode } from '#ui/QrCode/QrCode.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { AppDownload, AppKind } from '../download.model.ts';
import { code, emblem, fetching, head, layout, number, step, steps, titlePlace, words } from './AppCard.css.ts';

const emblems: Readonly<Record<AppKind, IconDrawing>> = { android: Bot, ios: Apple };
const stepNumbers = [1, 2, 3, 4] as const;

interface AppCardProps {
  app: AppDownload;
  /** The one that most likely is wanted: its button is the accent of the page. */
  first: boolean;
}

/** An app: its code for a camera, its button, and how it is installed. */
export function AppCard({ app: { kind, href }, first }: AppCardProps) {
  const { t } = useTranslation('content');
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <div className={layout}>
        <div className={head}>
          <span className={emblem}>
            <Icon of={emblems[kind]} size="large" />
          </span>
          <Heading level={2} size="lg" id={id}>
            {t(`download.${kind}.name`)}
          </Heading>
        </div>
        <div className={fetching}>
          <span className={code}>
            <QrCode value={href} label={t(`download.${kind}.qr`)} size={200} margin={20} />
          </span>
          <ButtonLink href={href} tone={first ? 'accent' : 'soft'} fullWidth icon={<Icon of={Download} size="small" />}>
            {t(`download.${kind}.button`)}
          </ButtonLink>
        </div>
        <div className={words}>
          <Heading level={3} size="md">
            {t(`download.${kind}.steps`)}
          </Heading>
          <ol role="list" className={steps}>
            {stepNumbers.map((at) => (
              <li key={at} className={step}>
                <span className={number} aria-hidden>
                  {at}
                </span>
                {t(`download.${kind}.step${at}`)}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  );
}

/** The place of an app that is still loading. */
export function AppCardSkeleton() {
  return (
    <Card padding="lg">
      <div className={layout}>
        <div className={head}>
          <Skeleton shape="circle" />
          <span className={titlePlace}>
            <Skeleton shape="text" size="lg" />
          </span>
        </div>
        <div className={fetching}>
          <span className={code}>
            <Skeleton shape="block" ratio="1:1" />
          </span>
        </div>
        <div className={words}>
          <Skeleton shape="text" lines={6} />
        </div>
      </div>
    </Card>
  );
}

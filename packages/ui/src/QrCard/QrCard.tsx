import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { ownElement } from '../Text/ownElement.tsx';
import { action, card, frame, note } from './QrCard.css.ts';

export interface QrCardProps {
  /** The encoded text. */
  value: string;
  /** The accessible name of the code, which should describe the target. */
  label: string;
  /** Saves the code as a picture. Resolves to false when the browser refused. Without it there is no button. */
  onSave?: () => Promise<boolean>;
  /** The name of the button that saves the code. */
  saveLabel?: string;
  /** Announced and shown after the code was saved. */
  savedLabel?: string;
  /** Announced and shown when the browser refused. */
  failedLabel?: string;
  /** What stands below the code, such as another way to the same target. */
  children?: ReactNode;
}

/** A framed QR code with a button that saves it, for players who read this on the phone that should scan it. */
export function QrCard({ value, label, onSave, saveLabel, savedLabel, failedLabel, children }: QrCardProps) {
  const [saved, setSaved] = useState<boolean | null>(null);
  const save = async (run: () => Promise<boolean>): Promise<void> => {
    // Clears the live region, so that a second result is announced too.
    setSaved(null);
    setSaved(await run());
  };
  return (
    <div className={card}>
      <span className={frame}>
        <QrCode value={value} label={label} size={200} margin={20} />
      </span>
      {onSave && (
        <div className={action}>
          <Button tone="soft" size="small" icon={<Icon of={Download} size="small" />} onClick={() => void save(onSave)}>
            {saveLabel}
          </Button>
          <div role="status" className={note}>
            {saved === null ? '' : saved ? savedLabel : failedLabel}
          </div>
        </div>
      )}
      {ownElement(children)}
    </div>
  );
}

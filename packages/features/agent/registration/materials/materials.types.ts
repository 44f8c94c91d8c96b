import type { Remote } from '#core/data/remote.ts';
import type { BrandView } from '#core/site/brand.ts';
import type { RegistrationScreenProps } from '../registration.types.ts';

/** The pictures that an agent can take, by their use. `strip` has no QR code: it is too low for one. */
export const materialFormats = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
  strip: { width: 728, height: 90 },
} as const satisfies Record<string, { readonly width: number; readonly height: number }>;
export type MaterialFormat = keyof typeof materialFormats;
export const materialFormatNames = Object.keys(materialFormats) as readonly MaterialFormat[];

/** A sign-up link that pictures can carry. */
export interface MaterialLink {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** Absolute. */
  readonly href: string;
}

export interface MaterialsProps extends Pick<RegistrationScreenProps, 'site' | 'onCopy' | 'onSaveCode'> {
  /** The links that are in use. */
  readonly links: Remote<readonly MaterialLink[]>;
  readonly brand: BrandView;
  /** The age that the operator asks for, in years; null while it is not known. */
  readonly minAge: number | null;
  /** Saves a picture. Answers false when the browser could not make it. */
  readonly onSavePicture: (canvas: HTMLCanvasElement, name: string) => Promise<boolean>;
}

import type { ApiError } from '#api/errors.ts';
import type { Remote } from '#core/data/remote.ts';

/** A picture that a player can choose. */
export interface PictureOption {
  readonly id: string;
  /** URL of the picture; null when it must not be loaded. */
  readonly src: string | null;
}

export interface PictureDialogProps {
  readonly open: boolean;
  readonly options: Remote<readonly PictureOption[]>;
  /** Null for a picture that is not one of the options. */
  readonly chosen: string | null;
  /** Chooses a picture. Resolves to why it failed; null when it did not. */
  readonly onChoose: (id: string) => Promise<ApiError | null>;
  readonly onClose: () => void;
}

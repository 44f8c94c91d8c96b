import type { ApiError } from '#api/errors.ts';

/** Props of the free play button. */
export interface FreePlayProps {
  readonly busy: boolean;
  readonly failure: ApiError | null;
  readonly onPress: () => void;
}

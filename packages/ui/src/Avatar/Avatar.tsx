import { avatar, picture } from './Avatar.css.ts';
import { initialOf } from './initial.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export interface AvatarProps {
  /** Whose it is. Read out, unless `decorative`. */
  name: string;
  /** Where the picture is. Without one, or when it does not come, the initial of the name stands in. */
  src?: string;
  /** @default 'medium' */
  size?: (typeof avatarSizes)[number];
  /** For an avatar beside the name it belongs to: not read out twice. @default false */
  decorative?: boolean;
}

/** A person, small and round. */
export function Avatar({ name, src, size = 'medium', decorative = false }: AvatarProps) {
  const reading = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...reading} className={avatar({ size })}>
      <span aria-hidden>{initialOf(name)}</span>
      {src !== undefined && (
        <img
          key={src}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          // A picture that does not come leaves the initial.
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className={picture}
        />
      )}
    </span>
  );
}

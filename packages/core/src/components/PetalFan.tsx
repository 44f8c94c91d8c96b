import { useContext } from 'react';
import { BrandContext } from '../site/brand.ts';
import { fan, petal, picture } from './PetalFan.css.ts';

const shape = 'M0 0C-46-70-46-150 0-220C46-150 46-70 0 0Z';
const rings = [
  { size: 1, angles: [-75, -50, -25, 0, 25, 50, 75] },
  { size: 0.72, angles: [-87, -62, -37, -12.5, 12.5, 37, 62, 87] },
  { size: 0.44, angles: [-60, -30, 0, 30, 60] },
] as const;

/** The brand's illustration, or a decorative lotus of three rings of petals in its accent colour. */
export function PetalFan() {
  const illustration = useContext(BrandContext)?.illustration;
  if (illustration !== undefined) return <img className={picture} src={illustration} alt="" />;
  return (
    <svg className={fan} viewBox="-230 -230 460 240" aria-hidden>
      {rings.map(({ size, angles }) =>
        angles.map((angle) => (
          <path
            key={`${size} ${angle}`}
            className={petal}
            d={shape}
            transform={`rotate(${angle}) scale(${size})`}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
    </svg>
  );
}

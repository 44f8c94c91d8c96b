import type { Drawing } from '../brush.ts';
import type { Motif } from '../motifs.ts';
import { boxing } from './boxing.ts';
import { dragon } from './dragon.ts';
import { elephant } from './elephant.ts';
import { fire } from './fire.ts';
import { football } from './football.ts';
import { fruit } from './fruit.ts';
import { garden } from './garden.ts';
import { gems } from './gems.ts';
import { gold } from './gold.ts';
import { lotus } from './lotus.ts';
import { moon } from './moon.ts';
import { naga } from './naga.ts';
import { sea } from './sea.ts';
import { stars } from './stars.ts';
import { temple } from './temple.ts';
import { tiger } from './tiger.ts';

/** All drawings by motif. */
export const drawings: Readonly<Record<Motif, readonly Drawing[]>> = {
  dragon,
  fruit,
  temple,
  sea,
  stars,
  gems,
  tiger,
  lotus,
  boxing,
  football,
  elephant,
  naga,
  moon,
  gold,
  fire,
  garden,
};

import type { ComponentType } from 'react';
import type { MoneyPositionProps } from './MoneyPosition.tsx';

/** `MoneyPosition` with what it shows: on the site connected to the platform, in stories with samples. */
export type MoneyPositionPart = ComponentType<Omit<MoneyPositionProps, 'position'>>;

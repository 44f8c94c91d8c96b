import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import kit from 'virtual:kit';
import { argTypesOf, componentsOf } from './kitArgTypes.ts';

/**
 * Gives stories of the kit the descriptions, types and controls of the props, and nothing else a control. A prop that a
 * story fills with an element has none: what is typed would replace a drawing with text.
 */
export const describeProps: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const [component] = componentsOf(kit, title);
  if (component === undefined) return argTypes;
  const described = Object.entries(argTypesOf(component)).map(([name, argType]) => {
    const fixed = isValidElement(initialArgs[name]) && { control: false as const };
    return [name, { ...argType, ...fixed }] as const;
  });
  return Object.fromEntries(described);
};

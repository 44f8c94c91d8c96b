import type { KitComponent, KitProp } from './readKit.ts';

/** What Storybook shows of a prop, and what it edits it with. */
export interface PropArgType {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly name: 'other'; readonly value: string; readonly required: boolean };
  readonly options?: KitProp['options'];
  readonly control: { readonly type: 'boolean' | 'number' | 'text' | 'object' | 'select' | 'inline-radio' } | false;
  readonly table: {
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

/** Choices up to this number are shown side by side, more of them as a list. */
const fewChoices = 4;

function controlOf({ control, options }: KitProp): PropArgType['control'] {
  if (control === null) return false;
  if (control !== 'select') return { type: control };
  return { type: options.length <= fewChoices ? 'inline-radio' : 'select' };
}

/** Returns the description and the control of every prop of a component. */
export const argTypesOf = ({ props }: KitComponent): Readonly<Record<string, PropArgType>> =>
  Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: { name: 'other', value: prop.type, required: prop.required },
        ...(prop.control === 'select' && { options: prop.options }),
        control: controlOf(prop),
        table: {
          type: { summary: prop.type },
          ...(prop.defaultValue !== null && { defaultValue: { summary: prop.defaultValue } }),
        },
      },
    ]),
  );

/** Returns the components that a title of stories is about, such as `Kit/Card`: first the one of that name. */
export function componentsOf(kit: readonly KitComponent[], title: string): readonly KitComponent[] {
  const folder = /^Kit\/(\w+)$/.exec(title)?.[1];
  const found = kit.filter((component) => component.folder === folder);
  return found.toSorted((a, b) => Number(b.name === folder) - Number(a.name === folder));
}

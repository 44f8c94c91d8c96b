import { Visitor, parseSync } from 'vite';

/** A text that shares its element with other children. */
export interface LooseText {
  /** Counted from 1. */
  readonly line: number;
  /** The text as the source writes it. */
  readonly text: string;
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

/** What an expression renders: a text, elements or nothing, or what its file alone does not tell. */
type Kind = 'text' | 'elements' | 'nothing' | 'unknown';

/**
 * Finds texts of JSX that have siblings. React sets the text of an element that has nothing else in it through the element,
 * but keeps a reference to every other text node. The translation of a browser replaces text nodes, and React then inserts
 * before, removes or changes what is no longer in the document.
 *
 * Reads one file, not types: what an imported component, property or variable renders counts as elements. The stories
 * find the rest, in the document (.storybook/translation.ts).
 */
export function looseTexts(file: string, source: string): readonly LooseText[] {
  const { program } = parseSync(file, source);
  const names = namesOf(program as unknown as Node);
  const found: LooseText[] = [];
  const check = (isFragment: boolean, children: readonly Node[]): void => {
    const rendered = children.map((child) => [child, kindOf(child, names)] as const);
    const present = rendered.filter(([child, kind]) => kind !== 'nothing' && !isIndentation(child));
    // Where a fragment stands is not known here: it may have siblings.
    if (present.length < 2 && !isFragment) return;
    for (const [{ start, end }, kind] of present) {
      const text = source.slice(start, end).trim();
      if (kind === 'text' && !/^(\{' '\})?$/.test(text)) found.push({ line: lineAt(source, start), text });
    }
  };
  /** Functions within functions: a component returns for itself only. */
  const around: Node[] = [];
  const enter = (node: unknown): void => void around.push(node as Node);
  const leave = (): void => void around.pop();
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument, start, end }) {
      const name = (around.at(-1)?.['id'] as Node | undefined)?.['name'];
      // Where a component stands is not known here either.
      if (argument === null || typeof name !== 'string' || !/^[A-Z]/.test(name)) return;
      if (kindOf(argument as unknown as Node, names) === 'text')
        found.push({ line: lineAt(source, start), text: source.slice(start, end) });
    },
    JSXElement({ children }) {
      check(false, children as unknown as readonly Node[]);
    },
    JSXFragment({ children }) {
      check(true, children as unknown as readonly Node[]);
    },
  }).visit(program);
  return found;
}

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** JSX leaves out lines without content. */
const isIndentation = ({ type, value }: Node): boolean =>
  type === 'JSXText' && typeof value === 'string' && value.trim() === '' && value.includes('\n');

/** What a file says of its names. */
interface Names {
  /** Variables and functions with what they are set to. */
  readonly values: ReadonlyMap<string, Node>;
  /** Properties with their types. */
  readonly types: ReadonlyMap<string, Node>;
}

function namesOf(program: Node): Names {
  const values = new Map<string, Node>();
  const types = new Map<string, Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) values.set(id.name, init as unknown as Node);
      // const { t } = useTranslation();
      if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression') return;
      if (init.callee.type === 'Identifier' && init.callee.name === 'useTranslation')
        for (const each of id.properties)
          if (each.type === 'Property' && each.value.type === 'Identifier')
            values.set(each.value.name, init as unknown as Node);
    },
    FunctionDeclaration(node) {
      if (node.id !== null) values.set(node.id.name, node as unknown as Node);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      if (key.type === 'Identifier' && typeAnnotation)
        types.set(key.name, typeAnnotation.typeAnnotation as unknown as Node);
    },
  }).visit(program as never);
  return { values, types };
}

/** What a child of an element renders. */
function kindOf(node: Node, names: Names, depth = 0): Kind {
  const inside = (key: string): Kind => kindOf(node[key] as Node, names, depth + 1);
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return 'text';
    case 'JSXElement':
    case 'JSXFragment':
    case 'ArrayExpression':
      return 'elements';
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return inside('expression');
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number' ? 'text' : 'nothing';
    case 'BinaryExpression':
      return node['operator'] === '+' ? 'text' : 'unknown';
    case 'LogicalExpression':
      return node['operator'] === '&&' ? inside('right') : either(inside('left'), inside('right'));
    case 'ConditionalExpression':
      return either(inside('consequent'), inside('alternate'));
    case 'CallExpression':
      return kindOfCall(node, names, depth);
    case 'Identifier':
      return kindOfName(String(node['name']), names, depth);
    case 'MemberExpression':
      return kindOfType(names.types.get(String((node['property'] as Node)['name'])));
    default:
      return 'unknown';
  }
}

function either(one: Kind, other: Kind): Kind {
  if (one === 'text' || other === 'text') return 'text';
  return one === 'nothing' ? other : one;
}

function kindOfCall(call: Node, names: Names, depth: number): Kind {
  const callee = call['callee'] as Node;
  if (callee.type !== 'Identifier') {
    const method = String(((callee['property'] ?? {}) as Node)['name']);
    return /^(map|flatMap|from|toReversed)$/.test(method) ? 'elements' : 'unknown';
  }
  const name = String(callee['name']);
  const made = names.values.get(name);
  // `t` of useTranslation, or under another name.
  if (made?.type === 'CallExpression' && ((made['callee'] as Node)['name'] === 'useTranslation' || isFormatter(made)))
    return 'text';
  if (made?.type === 'MemberExpression' && ((made['property'] as Node)['name'] as string) === 't') return 'text';
  if (made !== undefined && isFunction(made)) return kindOfResult(made, names, depth);
  if (made === undefined && (name === 't' || /^format[A-Z]|(?:Text|Name|Title|Label)$/.test(name))) return 'text';
  return 'unknown';
}

/** `useMoneyText()`, `useErrorText()`: hooks that return a function which makes texts. */
const isFormatter = (call: Node): boolean => /^use\w*Text$/.test(String((call['callee'] as Node)['name']));

const isFunction = ({ type }: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** What a function of the file returns: elements if there are any in it. */
function kindOfResult(made: Node, names: Names, depth: number): Kind {
  if (depth > 4) return 'unknown';
  const body = made['body'] as Node;
  if (body.type !== 'BlockStatement') return kindOf(body, names, depth + 1);
  let kind: Kind = 'unknown';
  new Visitor({
    ReturnStatement({ argument }) {
      if (argument !== null) kind = either(kind, kindOf(argument as unknown as Node, names, depth + 1));
    },
  }).visit({ type: 'Program', body: [body] } as never);
  return kind;
}

function kindOfName(name: string, names: Names, depth: number): Kind {
  if (name === 'undefined') return 'nothing';
  const value = names.values.get(name);
  if (value !== undefined && depth < 4) return isFunction(value) ? 'unknown' : kindOf(value, names, depth + 1);
  return kindOfType(names.types.get(name));
}

function kindOfType(type: Node | undefined): Kind {
  switch (type?.type) {
    case 'TSStringKeyword':
    case 'TSNumberKeyword':
    case 'TSTemplateLiteralType':
      return 'text';
    case 'TSUnionType':
      return (type['types'] as readonly Node[]).map(kindOfType).reduce(either, 'nothing');
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
      return 'nothing';
    default:
      return 'unknown';
  }
}

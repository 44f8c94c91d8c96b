import { parseSync } from 'vite';

/** A name of a person that can turn what stands around it round. */
export interface ExposedName {
  /** Counted from 1. */
  readonly line: number;
  /** The expression as the source writes it. */
  readonly text: string;
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

/**
 * What the names of people are called. Account names are not among them: they have Latin letters and digits only, which leave
 * the order of a sentence as it is.
 */
const personalFields =
  /^(nickname|realName|fullName|accountName|accountHolder|holder|holderName|payee|payeeName|payerName|inviter|inviterName|memberName|playerName|agentName|ownerName|senderName|recipientName|beneficiary)$/;
/** Those whose `name` is one of a person. */
const people = /^(winner|inviter|player|member|agent|downline|upline|sender|recipient|friend|holder|payee)s?$/;
/** Functions that give a name in another form: still a name. */
const formsOfNames = /^(mask\w*|ownName|shortName)$/;

/**
 * Finds names of people that are drawn, or written into a text, without isolation: an element draws them in `<bdi>`, and a text
 * takes them as a value of `t`, whose values are isolated (`core/i18n/interpolation.ts`), or through `isolated`.
 *
 * Reads one file, not types: a name that is passed on under another name is not found.
 */
export function exposedNames(file: string, source: string): readonly ExposedName[] {
  const { program } = parseSync(file, source);
  const found: ExposedName[] = [];
  const own = namesTakenOut(program as unknown as Node);
  const walk = (node: Node, above: readonly Node[]): void => {
    if (isPersonal(node, above.at(-1), own) && isExposed(node, above)) {
      found.push({
        line: source.slice(0, node.start).split('\n').length,
        text: source.slice(node.start, node.end),
      });
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'parent') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, [...above, node]);
    }
  };
  walk(program as unknown as Node, []);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

/** Whether an expression reads the name of a person. */
function isPersonal(node: Node, parent: Node | undefined, own: ReadonlySet<string>): boolean {
  if (node.type === 'MemberExpression') {
    const { object, property } = node as unknown as Record<'object' | 'property', Node>;
    const owner = object.type === 'MemberExpression' ? nameOf(object['property']) : nameOf(object);
    return personalFields.test(nameOf(property)) || (nameOf(property) === 'name' && people.test(owner));
  }
  // The name of a property, as in `payTo.payee` or `{ payee }`, is judged with what it belongs to.
  const isOwnRead = parent?.type !== 'MemberExpression' || parent['object'] === node;
  return node.type === 'Identifier' && isOwnRead && (personalFields.test(nameOf(node)) || own.has(nameOf(node)));
}

/** The variables of a file that hold the `name` of a person: `const { name } = friend`, `winners.map(({ name }) => …)`. */
function namesTakenOut(program: Node): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (pattern: unknown): void => {
    if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return;
    for (const property of pattern['properties'] as readonly Node[])
      if (nameOf(property['key']) === 'name') found.add(nameOf(property['value']));
  };
  const walk = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && people.test(nameOf(node['init']))) take(node['id']);
    const callee = node['callee'];
    if (node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') {
      const list = callee['object'] as Node;
      const [first] = node['arguments'] as readonly Node[];
      if (people.test(nameOf(list['property'] ?? list)) && first?.type === 'ArrowFunctionExpression')
        take((first['params'] as readonly Node[])[0]);
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child);
  };
  walk(program);
  found.delete('');
  return found;
}

/** Whether what an expression gives is drawn, or becomes part of a text, without isolation. */
function isExposed(from: Node, above: readonly Node[]): boolean {
  let inText = false;
  let node = from;
  for (const parent of above.toReversed()) {
    switch (parent.type) {
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        break;
      case 'ConditionalExpression':
        if (parent['test'] === node) return false;
        break;
      case 'LogicalExpression':
        if (parent['operator'] === '&&' && parent['left'] === node) return false;
        break;
      case 'TemplateLiteral':
        // A name alone is not in a text yet.
        inText ||= textOf(parent) !== '' || (parent['expressions'] as readonly Node[]).length > 1;
        break;
      case 'BinaryExpression':
        if (parent['operator'] !== '+') return false;
        inText = true;
        break;
      case 'CallExpression':
        if (parent['callee'] === node || !formsOfNames.test(nameOf(parent['callee']))) return false;
        break;
      case 'JSXExpressionContainer':
        break;
      case 'JSXElement':
        return nameOf((parent['openingElement'] as Node)['name']) !== 'bdi';
      case 'JSXFragment':
        return true;
      case 'JSXAttribute':
        return inText && !/^(key|id)$/.test(nameOf(parent['name']));
      case 'ArrowFunctionExpression':
        // What the column of a table draws.
        return inText || (parent['body'] === node && /^(cell|render)$/.test(keyOf(above, parent)));
      default:
        return inText;
    }
    node = parent;
  }
  return false;
}

/** The characters that a template has around its values. */
const textOf = (template: Node): string =>
  (template['quasis'] as readonly { readonly value: { readonly raw: string } }[])
    .map(({ value }) => value.raw)
    .join('');

/** The name of the property that a function is the value of; '' for none. */
function keyOf(above: readonly Node[], value: Node): string {
  const property = above[above.indexOf(value) - 1];
  return property?.type === 'Property' ? nameOf(property['key']) : '';
}

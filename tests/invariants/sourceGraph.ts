import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Visitor, parseSync } from 'vite';

/** TypeScript files that git tracks or would track. */
export const sourceFiles: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file));

/** Texts of a source file with their places. */
export interface SourceLiterals {
  /** Strings, and each fixed part of a template. */
  readonly strings: readonly SourceLiteral[];
  /** The sources of regular expressions. */
  readonly patterns: readonly SourceLiteral[];
}
export interface SourceLiteral {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Reads the literals of a file, or of the text that it would have. Module specifiers are not among them. */
export function literalsOf(file: string, text: string = readFileSync(file, 'utf8')): SourceLiterals {
  const { program, module } = parseSync(file, text);
  const strings: SourceLiteral[] = [];
  const patterns: SourceLiteral[] = [];
  const specifiers = new Set([
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.start),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest.start),
  ]);
  const lineStarts = [...text.matchAll(/^/gm)].map(({ index }) => index);
  const at = (start: number): number => lineStarts.findLastIndex((begin) => begin <= start) + 1;
  new Visitor({
    Literal({ value, start, ...node }) {
      if ('regex' in node && node.regex) patterns.push({ text: node.regex.pattern, line: at(start) });
      else if (typeof value === 'string' && !specifiers.has(start)) strings.push({ text: value, line: at(start) });
    },
    TemplateElement({ value, start }) {
      strings.push({ text: value.raw, line: at(start) });
    },
    JSXText({ value, start }) {
      strings.push({ text: value, line: at(start) });
    },
  }).visit(program);
  return { strings, patterns };
}

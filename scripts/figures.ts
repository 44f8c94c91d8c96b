/**
 * Prints how much code an operation of the contract costs, and how often the same thing is written anew, each with the
 * bound that is aimed at: `npm run figures`. Counts sources only, so it takes a second; it judges nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { operations } from '#api/operations.ts';
import { countFigures, figureTable } from './lib/figures.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
console.log(figureTable(countFigures(sources, Object.keys(operations).length)));

import { expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import {
  type CentreRequest,
  type CentreStep,
  centreStep,
  stepTo,
  stepsOut,
  wantedPage,
  withoutCentre,
} from './centre.model.ts';
import { isCentreHref } from './centreLink.ts';

const offered = ['first', 'second'] as const;

it.each([
  [null, null],
  ['second', { page: 'second', instead: false, menu: false }],
  ['third', { page: 'first', instead: true, menu: false }],
  ['constructor', { page: 'first', instead: true, menu: false }],
  ['', { page: 'first', instead: false, menu: false }],
  ['menu', { page: 'first', instead: false, menu: true }],
])('the URL requests %s', (requested, wanted) => expect(wantedPage(requested, offered, 'first')).toEqual(wanted));

it('a link to one centre leaves the other', () => {
  const inside = paths.memberCentre('/rng?p=2', 'withdraw', 'WK7M3P');
  expect(paths.agentCentre(inside, 'agentTeamOverview')).toBe('/rng?p=2&agent=agentTeamOverview');
  expect(paths.memberCentre(paths.agentCentre('/rng', 'menu'), 'withdraw')).toBe('/rng?centre=withdraw');
});

it('the page below keeps its other parameters', () => {
  const search = (text: string) => new URLSearchParams(text);
  expect(withoutCentre('/rng', search('p=2&centre=depositv2&minBet=0.1'))).toBe('/rng?p=2&minBet=0.1');
  expect(withoutCentre('/rng', search('centre=withdraw&ref=WK7M3P'))).toBe('/rng');
  expect(withoutCentre('/agentHome', search('agent=teamBetting'))).toBe('/agentHome');
});

it.each([
  ['a link opens it', [['PUSH', 'a']], 1],
  [
    'pages replace each other',
    [
      ['PUSH', 'a'],
      ['REPLACE', 'b'],
    ],
    1,
  ],
  [
    'a page leads on',
    [
      ['PUSH', 'a'],
      ['PUSH', 'b'],
      ['PUSH', 'c'],
    ],
    3,
  ],
  [
    'back, and on to another one',
    [
      ['PUSH', 'a'],
      ['PUSH', 'b'],
      ['POP', 'a'],
      ['PUSH', 'c'],
    ],
    2,
  ],
  [
    'forward again, to what was left',
    [
      ['PUSH', 'a'],
      ['PUSH', 'b'],
      ['POP', 'a'],
      ['POP', 'b'],
    ],
    0,
  ],
  [
    'a link from elsewhere',
    [
      ['POP', 'a'],
      ['PUSH', 'b'],
    ],
    0,
  ],
  [
    'an entry of an earlier visit',
    [
      ['PUSH', 'a'],
      ['POP', 'x'],
    ],
    0,
  ],
] as const)('%s: the page below is so many steps back', (_name, arrivals, steps) => {
  const inside = arrivals.reduce((keys, [arrival, key]) => stepTo(keys, true, key, arrival), [] as readonly string[]);
  expect(stepsOut(inside)).toBe(steps);
  expect(stepTo(inside, true, arrivals.at(-1)?.[1] ?? '', 'PUSH')).toEqual(inside);
  expect(stepTo(inside, false, 'below', 'POP')).toEqual([]);
});

it.each([
  ['/rng?centre=depositv2', true],
  ['/?p=2&centre=x', true],
  ['/?agent=teamBetting', true],
  ['/rng?q=centre=1', false],
  ['/rng', false],
  ['//elsewhere.example/?centre=x', false],
  ['https://elsewhere.example/?centre=x', false],
  ['/notices#?centre=x', false],
])('%s leads to the centre: %s', (href, expected) => expect(isCentreHref(href)).toBe(expected));

const request: CentreRequest = {
  wanted: true,
  role: 'member',
  typeKnown: true,
  eligible: true,
  asking: false,
  answered: false,
};
it.each<[string, Partial<CentreRequest>, CentreStep]>([
  ['a URL without the centre', { wanted: false }, 'closed'],
  ['a URL without the centre, for a visitor', { wanted: false, role: 'visitor' }, 'closed'],
  ['a member', {}, 'open'],
  ['an agent', { role: 'agent' }, 'open'],
  ['an account that the centre is not for', { eligible: false }, 'refuse'],
  ['an account that may turn out to be eligible', { eligible: false, typeKnown: false }, 'loading'],
  ['a visitor of a centre for others', { role: 'visitor', eligible: false }, 'ask'],
  ['a possible trial account', { typeKnown: false }, 'loading'],
  ['a visitor', { role: 'visitor', typeKnown: false }, 'ask'],
  ['a visitor with the login open', { role: 'visitor', asking: true, answered: true }, 'wait'],
  ['a visitor who closed the login', { role: 'visitor', answered: true }, 'leave'],
  ['a player who has just logged in', { typeKnown: false, asking: true, answered: true }, 'wait'],
  ['a trial account', { role: 'trial' }, 'ask'],
  ['a trial account with the warning open', { role: 'trial', asking: true, answered: true }, 'wait'],
  ['a trial account that closed the warning', { role: 'trial', answered: true }, 'leave'],
  ['an expired session', { role: 'visitor', asking: true, answered: true }, 'wait'],
  ['a player who signed out inside', { role: 'visitor', answered: true }, 'leave'],
])('%s', (_, change, step) => expect(centreStep({ ...request, ...change })).toBe(step));

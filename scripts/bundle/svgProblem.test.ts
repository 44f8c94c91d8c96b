import { expect, it } from 'vitest';
import { svg } from './bundle.samples.ts';
import { svgProblem } from './svgProblem.ts';

it.each([
  svg(),
  `\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg()}\n`,
  svg('<defs><linearGradient id="a"/></defs><path fill="url(#a)" d=""/><use href="#a"/><title>มาร์ก &amp; a</title>'),
  svg('<style><![CDATA[ .a > .b { fill: url("#a") } ]]></style><g class="a"/>'),
  svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
])('takes %s', (text) => expect(svgProblem(text)).toBeUndefined());

it.each([
  ['<foreignObject/>', 'has <foreignObject>'],
  ['<svg:script/>', 'has <svg:script>'],
  ['<a href="&#x6a;avascript:x()"/>', 'refers to "javascript:x()" outside the file'],
  ['<use xlink:href="//a.example/b.svg#c"/>', 'refers to "//a.example/b.svg#c"'],
  ['<image href="data:image/svg+xml,x"/>', 'refers to "data:image/svg+xml,x"'],
  ['<path style="fill:url( &quot;https://a.example&quot; )"/>', 'has style in <path>'],
  ['<path fill="url(https://a.example#b)"/>', 'has fill in <path>'],
  [String.raw`<style>a{background:u\72l(https://a.example)}</style>`, 'has a <style> that refers'],
  ['<style>a{b:url(x.png)}</style>', 'has a <style> that refers'],
  ['<set attributeName="href" to="x"/>', 'changes href while it is shown'],
  ['<path d=1/>', 'is not whole near "<path d=1/>'],
  ['<g></path>', 'is not whole: </path> closes nothing'],
  ['< g/>', 'is not whole near'],
])('refuses %s by name', (inside, problem) => expect(svgProblem(svg(inside))).toContain(problem));

it.each([
  ['', 'has no <svg>'],
  ['hello', 'is not whole: there is text outside of <svg>'],
  ['<html xmlns="http://www.w3.org/2000/svg"/>', 'is <html>, not <svg>'],
  [`${svg()}<svg/>`, 'there is something after </svg>'],
  [`<!DOCTYPE svg [ <!ENTITY a "b"> ]>${svg()}`, 'declares entities of its own'],
  [svg().replace('</svg>', ''), 'is not whole: <svg> is not closed'],
])('refuses %j', (text, problem) => expect(svgProblem(text)).toContain(problem));

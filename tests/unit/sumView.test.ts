/** A calculation as visitors read it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sum } from '#views/sections/Sum.tsx';

const shown = (...amounts: readonly number[]): readonly string[] => {
  const terms = amounts.map((amount, index) => ({ amount, title: `${index}`, text: '' }));
  const total = { title: 'Total', text: '' };
  const markup = renderToStaticMarkup(createElement(Sum, { terms, total }));
  return [...markup.matchAll(/anatomy-code">([^<]*)</g)].map(([, text = '']) => text);
};

test('what is added and what is deducted have their signs', () => {
  expect(shown(1000, 250, -50)).toEqual(['₹1,000', '+ ₹250', '− ₹50', '= ₹1,200']);
});

test('a sum below zero has its sign before the amount', () => {
  expect(shown(500, -340, -200)).toEqual(['₹500', '− ₹340', '− ₹200', '= − ₹40']);
});

/** Tables as the feed reads them, outside of any page. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from '#views/sections/Table.tsx';

test('a table without pictures needs no site around it', () => {
  const table = { caption: 'Limits', columns: ['Mode', 'Limit'], rows: [['IMPS', '₹5,00,000']] };
  expect(renderToStaticMarkup(createElement(Table, table))).toContain('₹5,00,000');
});

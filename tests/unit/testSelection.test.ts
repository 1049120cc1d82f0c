import { expect, test } from 'vitest';
import { readSelection } from '#scripts/testing/selection.ts';

const everything = ['build', 'types', 'lint'];

test.each([
  [[], { scripts: everything, projects: ['!soak'], names: [] }],
  [['--quick'], { scripts: everything, projects: ['unit', 'http'], names: [] }],
  [['--soak'], { scripts: ['build'], projects: ['soak'], names: [] }],
  [['search', 'header'], { scripts: ['build'], projects: [], names: ['search', 'header'] }],
])('npm test with %j', (args, selection) => {
  expect(readSelection(args)).toEqual(selection);
});

test('a switch that does not exist is named', () => {
  expect(() => readSelection(['--fast'])).toThrow('--fast');
});

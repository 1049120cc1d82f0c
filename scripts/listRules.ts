/** The entry of `npm run rules`: every public rule, the one checked longest ago first, and the pages and articles with it. */
import { statedAt } from '#content/pageRules.ts';
import type { Rule } from '#content/rules/rule.ts';
import { rules } from '#content/rules.ts';

function describe([name, rule]: [string, Rule]): string {
  const { subject, text, source, checked } = rule;
  const where = [source.by, source.title, source.url].filter((part) => part !== undefined);
  return [
    `${checked}  ${name}`,
    `         ${subject}: ${text}`,
    `         ${where.join(', ')}`,
    `         ${statedAt(rule).join(' ')}`,
  ].join('\n');
}

const oldestFirst = Object.entries<Rule>(rules).sort(([, one], [, other]) =>
  one.checked.localeCompare(other.checked),
);
process.stdout.write(`${oldestFirst.map(describe).join('\n')}\n`);

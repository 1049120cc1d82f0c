/** Which public rules a page states, and where a rule is stated. */
import { articles } from './blog/articles.ts';
import type { Page } from './pages/page.ts';
import { pages } from './pages.ts';
import type { Rule } from './rules/rule.ts';

/** The rules that a page declares; a test compares them with those that its sentences take. */
export function pageRules(page: Page): readonly Rule[] {
  switch (page.layout) {
    case 'api':
    case 'service':
      return page.content.rules ?? [];
    case 'policy':
      return page.policy.rules ?? [];
    default:
      return [];
  }
}

/** The addresses of the pages, then of the articles, that state a rule. */
export function statedAt(rule: Rule): readonly string[] {
  return [
    ...pages.filter((page) => pageRules(page).includes(rule)).map(({ path }) => path),
    ...Object.entries(articles)
      .filter(([, { rules = [] }]) => rules.includes(rule))
      .map(([id]) => `/Blog?post=${id}`),
  ];
}

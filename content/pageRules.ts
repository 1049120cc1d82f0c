/** Which public rules a page states. */
import type { Page } from './pages/page.ts';
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

import { faq } from '#content/faq.ts';
import type { Page } from '#content/pages/page.ts';
import type { Question } from '#content/sections.ts';
import { plainText } from './plainText.ts';
import type { FAQPage } from './vocabulary.ts';

/** The questions that a page answers. */
export function questionsOf(page: Page): readonly Question[] {
  if (page.layout === 'home') return faq.items;
  if (page.layout !== 'api' && page.layout !== 'service') return [];
  return page.content.sections.flatMap((section) =>
    section.kind === 'questions' ? section.questions : [],
  );
}

/** Questions with their answers, as plain text. */
export function faqPage(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

import type { ReactNode } from 'react';
import type { Action } from '#content/action.ts';
import { RichText } from './parts/RichText.tsx';
import { type Tab, Tabs } from './parts/Tabs.tsx';

interface FaqItem extends Tab {
  readonly question: string;
  readonly answer: string;
}

export interface FaqProps {
  readonly heading: string;
  readonly items: readonly FaqItem[];
  readonly selected: string;
  /** Below the questions. */
  readonly contact: Action;
}

/** Six questions, one answered at a time. */
export function Faq({ heading, items, selected, contact }: FaqProps): ReactNode {
  return (
    <>
      <Tabs
        parameter="faq"
        label={heading}
        tabs={items}
        selected={selected}
        renderTab={({ question }) => question}
        renderPanel={({ question, answer }) => (
          <>
            <h3>{question}</h3>
            <p>
              <RichText>{answer}</RichText>
            </p>
          </>
        )}
      />
      <a className="button button-outline" href={contact.href}>
        {contact.label}
      </a>
    </>
  );
}

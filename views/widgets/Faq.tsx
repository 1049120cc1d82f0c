import type { ReactNode } from 'react';
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
}

/** Six questions, one answered at a time. */
export function Faq({ heading, items, selected }: FaqProps): ReactNode {
  return (
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
          <a className="button" href="/Contact">
            Contact Us
          </a>
        </>
      )}
    />
  );
}

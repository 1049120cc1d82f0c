import type { ReactNode } from 'react';
import type { Word } from '#content/about.ts';

/** The words of the heading one by one, below the plan that shows them all. */
export const Words = ({ words }: { readonly words: readonly Word[] }): ReactNode => (
  <ul className="facts aim">
    {words.map(({ word, text }) => (
      <li key={word}>
        <h3>{word}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

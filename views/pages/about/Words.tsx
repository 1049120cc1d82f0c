import type { ReactNode } from 'react';
import type { Word } from '#content/about.ts';
import { SilentPicture } from '../../sections/SilentPicture.tsx';

/** The words of the heading one by one, below the plan that shows them all; as facts, they have pictures of their own on phones alone. */
export const Words = ({ words }: { readonly words: readonly Word[] }): ReactNode => (
  <ul className="facts aim">
    {words.map(({ picture, word, text }) => (
      <li key={word}>
        <SilentPicture picture={picture} />
        <div>
          <h3>{word}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

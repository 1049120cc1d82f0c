import type { ReactNode } from 'react';
import type { Word } from '#content/about.ts';

/** A sentence taken apart word by word. */
export function Words({ words }: { readonly words: readonly Word[] }): ReactNode {
  return (
    <dl className="words">
      {words.map(({ word, title, text }) => (
        <div key={word}>
          <dt>“{word}”</dt>
          <dd>
            <h3>{title}</h3>
            <p>{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

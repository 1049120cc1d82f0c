import type { ReactNode } from 'react';
import type { Word } from '#content/about.ts';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

/** The words of the heading one by one, each with a drawing of what it means. */
export function Words({ words }: { readonly words: readonly Word[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className="offers aim">
      {words.map(({ picture, word, text }) => (
        <li key={word}>
          <Picture {...find(picture)} />
          <div>
            <h3>{word}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

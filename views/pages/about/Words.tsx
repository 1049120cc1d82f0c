import type { ReactNode } from 'react';
import type { Word } from '#content/about.ts';
import type { PictureText } from '#content/pictureText.ts';
import { stepView } from '../../pictures/stepView.ts';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

interface WordsProps {
  readonly words: readonly Word[];
  /** Of all of them, above them; phones show the part of each beside it instead. */
  readonly picture: PictureText;
}

/** The words of the heading one by one, each with what it means. */
export function Words({ words, picture }: WordsProps): ReactNode {
  const parts = usePicture()(picture).narrow?.src;
  return (
    <ul className="facts aim">
      {words.map(({ word, text }, index) => (
        <li key={word}>
          {parts && <Picture src={`${parts}#${stepView(index)}`} alt="" width={236} height={236} />}
          <div>
            <h3>{word}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

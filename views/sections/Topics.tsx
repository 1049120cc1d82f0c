import type { ReactNode } from 'react';
import type { Topic } from '#content/sections.ts';
import { usePicture } from '../usePicture.ts';
import { Picture } from '../widgets/parts/Picture.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

interface TopicsProps {
  readonly topics: readonly Topic[];
  /** Small pictures, each before its words, on a phone. */
  readonly isBrief?: true | undefined;
}

/** The topics of a page, each with its own anchor. */
export function Topics({ topics, isBrief }: TopicsProps): ReactNode {
  const find = usePicture();
  return (
    <div className={isBrief ? 'topics topics-brief' : 'topics'}>
      {topics.map(({ id, picture, title, text }) => (
        <section key={id} id={id} tabIndex={-1}>
          <Picture {...find(picture)} />
          <h3>{title}</h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </section>
      ))}
    </div>
  );
}
